// What a file's name says it is.
import {plainName} from '../names.ts';

/** Endings under which one format is commonly stored, by our name of the format. */
const otherEndings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpe', 'jfif'],
  tiff: ['tif'],
  heic: ['heif'],
  mpeg: ['mpg', 'm2p', 'm2v'],
  ts: ['m2ts'],
  ogv: ['ogg', 'ogx'],
  '3gp': ['3g2'],
  wmv: ['asf'],
  mov: ['qt'],
  png: ['apng'],
  svg: ['svg'],
  ico: ['ico'],
  psd: ['psd'],
};

const images: readonly string[] = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'tiff', 'heic', 'avif', 'svg', 'ico', 'psd'];

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The format that a name's ending stands for, in our words. */
function formatOfEnding(ending: string): string | undefined {
  return plainName(ending) ?? Object.entries(otherEndings).find(([, endings]) => endings.includes(ending))?.[0];
}

/** Whether a file that was not looked into is an image or a video. A name that does not say stands for a video: only those take long. */
export function typeByName(name: string): 'image' | 'video' {
  return images.includes(formatOfEnding(endingOf(name)) ?? '') ? 'image' : 'video';
}

/** The name's ending when it stands for another format than the bytes; MP4, M4V and MOV are one family and are not told apart by people. */
export function wrongEnding(name: string, format: string): string | undefined {
  const ending = endingOf(name);
  if (ending === '' || plainName(ending) === format || otherEndings[format]?.includes(ending)) return undefined;
  const family = ['mp4', 'm4v', '3gp'];
  return family.includes(format) && family.includes(plainName(ending) ?? '') ? undefined : ending;
}
