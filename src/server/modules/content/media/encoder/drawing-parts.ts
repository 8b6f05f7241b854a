const names = (text: string): string[] => text.trim().split(/\s+/)

/**
 * Allowed elements. None of them runs, animates, links or loads anything, and filters are left out: a few hundred of them in 15
 * KB keep a CPU busy for minutes.
 */
export const drawingElements = names(`
  svg g defs symbol use title desc
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
`)

/** Allowed attributes. */
export const drawingAttributes = names(`
  id class style href xlink:href xml:space viewBox preserveAspectRatio version role aria-label aria-hidden
  x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height d points pathLength transform rotate
  textLength lengthAdjust startOffset method spacing side
  fill fill-opacity fill-rule clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  color opacity display visibility overflow paint-order vector-effect shape-rendering text-rendering image-rendering
  color-interpolation color-rendering mix-blend-mode isolation
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing word-spacing
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform
  marker marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
`)
