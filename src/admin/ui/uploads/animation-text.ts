/** Shown where a picture that moves is uploaded and looked at (B363). */
export const animationText =
  'Pages show only the first picture of this animation. Upload a video (MP4, WebM) to show it move.'
