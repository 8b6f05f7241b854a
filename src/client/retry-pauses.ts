/** How long after each failure a file that did not arrive is requested again, ms (B166). */
export const retryPauses = [500, 2_000, 8_000]
