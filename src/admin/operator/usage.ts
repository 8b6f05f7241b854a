export const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`
