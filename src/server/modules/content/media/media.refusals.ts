import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const mediaRefusals = {
  'media.notFound': [404, 'This file was not found.'],
  'media.file': [
    415,
    'We don’t accept this type of file. Choose a picture (JPEG, PNG, WebP, AVIF, GIF, SVG), a video (MP4, WebM) or a PDF.',
  ],
  'media.film': [415, 'We can’t read this video. Export it again as MP4 or WebM for the web, then upload that.'],
  'media.codec': [
    415,
    'Many browsers can’t play this video’s encoding. Export it as MP4 with H.264, or as WebM, then upload that.',
  ],
  'media.pdf': [415, 'This PDF is damaged or incomplete. Save it again and upload the new file.'],
  'media.replace': [409, 'A file can only be replaced by one of the same kind.'],
  'media.poster': [409, 'Only videos can have a poster, and a poster must be a picture.'],
  'media.type': [415, 'This isn’t a picture that browsers can show. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG file.'],
  'media.photo': [415, 'This isn’t a photo that browsers can show. Choose a JPEG, PNG, WebP, AVIF or GIF file.'],
  'media.bytes': [413, 'This file is too large. A file of its kind may have up to {limit} MB.'],
  'media.broken': [415, 'This picture is damaged or incomplete. Save it again and upload the new file.'],
  'media.embedded': [415, 'This SVG has a photo embedded in it. Save it as a PNG or JPEG and upload that.'],
  'media.drawing': [415, 'This SVG is too complex: {why}. Save it as a PNG and upload that.'],
  'media.heavy': [413, 'This picture takes too much time or memory to process. Upload a smaller JPEG or PNG.'],
  'media.busy': [503, 'The server is busy processing files. Try again shortly.'],
  'media.same': [409, 'This file is already in the library, as “{name}”.'],
  'media.tags': [409, 'A picture may have up to 20 tags.'],
  'media.used': [409, 'This file is in use: {where}. Remove it there first.'],
  'media.pixels': [413, 'This picture is too large. A picture may have up to {limit} megapixels.'],
  'upload.notFound': [404, 'This upload has ended. Choose the file again.'],
  'upload.bytes': [413, 'This file is too large. A file may have up to {limit} MB.'],
  'upload.part': [409, 'Resume the upload at byte {from}.'],
  'upload.altered': [409, 'The file changed during the upload. Choose it again.'],
} as const satisfies RefusalTexts
