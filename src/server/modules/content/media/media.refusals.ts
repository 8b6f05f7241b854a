import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const mediaRefusals = {
  'media.notFound': [404, 'This picture is not found.'],
  'media.file': [
    415,
    'This kind of file cannot be uploaded. Please choose a picture (JPEG, PNG, WebP, AVIF, GIF, SVG), a video (MP4, WebM) or a PDF.',
  ],
  'media.film': [
    415,
    'This video cannot be read. Please export it again as an MP4 or WebM file for the web, and upload that.',
  ],
  'media.codec': [
    415,
    'Many browsers cannot play how this video is encoded. Please export it as MP4 with H.264, or as WebM, and upload that.',
  ],
  'media.pdf': [415, 'This PDF is damaged, or a part of it is missing. Please save it again and upload the new file.'],
  'media.replace': [409, 'A file can be replaced by one of the same kind only.'],
  'media.poster': [409, 'Only a video has a picture of its own, and only a picture can be one.'],
  'media.type': [
    415,
    'This is not a picture that can be shown. Please choose a JPEG, PNG, WebP, AVIF, GIF or SVG file.',
  ],
  'media.bytes': [413, 'This file is too large. A file of its kind may have up to {limit} MB.'],
  'media.broken': [
    415,
    'This picture is damaged, or a part of it is missing. Please save it again and upload the new file.',
  ],
  'media.embedded': [
    415,
    'This drawing holds a photo inside it. Please save it as a PNG or JPEG file and upload that.',
  ],
  'media.drawing': [
    415,
    'This drawing is too elaborate to be shown: {why}. Please save it as a PNG file and upload that.',
  ],
  'media.heavy': [
    413,
    'This picture takes more time or memory than one may. Please save it as a smaller JPEG or PNG file and upload that.',
  ],
  'media.busy': [503, 'There is no time to read this file at the moment. Please try again shortly.'],
  'media.same': [409, 'This file is in the library already, as “{name}”.'],
  'media.tags': [409, 'A picture may have up to 20 tags.'],
  'media.used': [409, 'This picture is still shown: {where}. Please take it out there first.'],
  'media.pixels': [413, 'This picture is too large. A picture may have up to {limit} megapixels.'],
  'upload.notFound': [404, 'This upload was ended. Please choose the file again.'],
  'upload.bytes': [413, 'This file is too large. A file may have up to {limit} MB.'],
  'upload.part': [409, 'The upload goes on at byte {from}.'],
  'upload.altered': [409, 'The file was changed while it was uploaded. Please choose it again.'],
} as const satisfies RefusalTexts
