/**
 * Networks name one format in several ways ("JPG" and "JPEG", "HEVC" and "H.265"). Each name stands for one of ours;
 * a name that is missing here fails a test, so that new data cannot pass unchecked.
 */
const names: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  bmp: 'bmp',
  tiff: 'tiff',
  heic: 'heic',
  avif: 'avif',
  mp4: 'mp4',
  mpeg4: 'mp4',
  mov: 'mov',
  m4v: 'm4v',
  avi: 'avi',
  mkv: 'mkv',
  webm: 'webm',
  wmv: 'wmv',
  flv: 'flv',
  mpeg: 'mpeg',
  mpegps: 'mpeg',
  vob: 'mpeg',
  '3gp': '3gp',
  '3gpp': '3gp',
  mts: 'ts',
  ts: 'ts',
  ogv: 'ogv',
  'h.264': 'avc',
  'h.264 high profile': 'avc high',
  'h.265': 'hevc',
  hevc: 'hevc',
  vp8: 'vp8',
  vp9: 'vp9',
  av1: 'av1',
  aac: 'aac',
  'aac lc': 'aac lc',
  'aac-lc': 'aac lc',
};

/** Our one name for a format or codec as the data writes it; undefined when nobody has told it yet. */
export function plainName(name: string): string | undefined {
  return names[name.toLowerCase()];
}

/**
 * Whether a file's format or codec is among the allowed ones. `found` may carry a profile ("avc high", "aac lc"):
 * a list that names only the codec takes every profile of it.
 */
export function isAllowed(found: string, allowed: readonly string[]): boolean {
  return allowed.some((name) => {
    const wanted = plainName(name);
    return wanted !== undefined && (found === wanted || found.startsWith(`${wanted} `));
  });
}
