import type {Input, InputVideoTrack} from 'mediabunny';
import type {VideoFacts} from './facts.ts';
import {loadLibrary} from './library.ts';
import type {FileReaderInPieces} from './source.ts';

type Library = Pick<typeof import('mediabunny'), 'ALL_FORMATS' | 'CustomSource' | 'EncodedPacketSink' | 'Input'>;
type Sink = Library['EncodedPacketSink'];

/** Packets that tell the sound's bit rate; all of them would mean the whole file in some containers. */
const sampleOfPackets = 240;
/** Where counting the frames means reading the file, so many bytes of it are read for that, and so many packets are counted. */
const mostBytes = 48 * 1024 * 1024;
const mostPackets = 500_000;
/** Frames are stored in the order of decoding; the last ones that were counted may still miss their neighbours. */
const reordered = 16;

/**
 * Frames by the time they fill: all of them, since the rate may change on the way, or, in containers without an index, those of
 * the part that is read.
 */
async function frameRateOf(track: InputVideoTrack, Sink: Sink, reader: FileReaderInPieces): Promise<number | undefined> {
  const before = reader.read;
  const newest: number[] = [];
  let count = 0;
  let first = Number.POSITIVE_INFINITY;
  let isWhole = true;
  for await (const packet of new Sink(track).packets(undefined, undefined, {metadataOnly: true})) {
    count += 1;
    first = Math.min(first, packet.timestamp);
    newest.push(packet.timestamp);
    if (newest.length > 2 * reordered) newest.splice(newest.indexOf(Math.min(...newest)), 1);
    if (count < mostPackets && reader.read - before < mostBytes) continue;
    isWhole = false;
    break;
  }
  const ordered = newest.sort((left, right) => left - right);
  const complete = isWhole ? ordered : ordered.slice(0, -reordered);
  const last = complete.at(-1);
  const frames = count - (ordered.length - complete.length) - 1;
  return last === undefined || last <= first || frames < 1 ? undefined : frames / (last - first);
}

function videoCodec(codec: string | null, parameters: string | null): string | undefined {
  // The second and third hexadecimal pair hold the profile: 64 is High.
  if (codec === 'avc') return /^avc[13]\.64/i.test(parameters ?? '') ? 'avc high' : 'avc';
  return codec ?? undefined;
}

function audioCodec(codec: string | null, parameters: string | null): string | undefined {
  if (codec === 'aac') return parameters === 'mp4a.40.2' ? 'aac lc' : 'aac';
  return codec ?? undefined;
}

/** The library that {@link readVideo} needs. Throws `LibraryError` when it does not come. */
export function loadVideoLibrary(): Promise<Library> {
  return loadLibrary(async () => {
    // One import, taken apart at once: a second one moves the library into the chunk of all pages, an object of it keeps all of it.
    const {ALL_FORMATS, CustomSource, EncodedPacketSink, Input} = await import('mediabunny');
    return {ALL_FORMATS, CustomSource, EncodedPacketSink, Input};
  });
}

/**
 * Length, dimensions as seen, codecs, frame rate and bit rates of a video, from the parts of the file that tell them. "closed": the
 * container is one that the library does not look into. Undefined: nothing in it can be seen. Throws when the file is damaged.
 */
export async function readVideo(
  reader: FileReaderInPieces,
  {ALL_FORMATS, CustomSource, EncodedPacketSink, Input}: Library,
): Promise<VideoFacts | 'closed' | undefined> {
  const input = new Input({
    formats: ALL_FORMATS,
    source: new CustomSource({
      getSize: () => reader.file.size,
      read: (start, end) => reader.bytes(start, end),
      maxCacheSize: 8 * 1024 * 1024,
      prefetchProfile: 'fileSystem',
    }),
  });
  try {
    return await factsOf(input, reader, EncodedPacketSink);
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input, reader: FileReaderInPieces, sink: Sink): Promise<VideoFacts | 'closed' | undefined> {
  if (!(await input.canRead())) return 'closed';
  const video = await input.getPrimaryVideoTrack();
  if (!video) {
    if (await input.getPrimaryAudioTrack()) return undefined;
    throw new Error('neither a video nor a sound track');
  }
  const audio = await input.getPrimaryAudioTrack();
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const frameRate = await frameRateOf(video, sink, reader);
  const codec = videoCodec(await video.getCodec(), await video.getCodecParameterString());
  const sound = audio && audioCodec(await audio.getCodec(), await audio.getCodecParameterString());
  const soundPackets = await audio?.computePacketStats(sampleOfPackets);
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    rotated: (await video.getRotation()) !== 0,
    duration,
    ...(codec === undefined ? {} : {codec}),
    ...(frameRate === undefined ? {} : {frameRate}),
    ...(duration > 0 ? {bitrate: (reader.file.size * 8) / duration} : {}),
    ...(audio
      ? {
          audio: {
            ...(sound ? {codec: sound} : {}),
            ...(soundPackets && soundPackets.packetCount > 1 ? {bitrate: soundPackets.averageBitrate} : {}),
            sampleRate: await audio.getSampleRate(),
            channels: await audio.getNumberOfChannels(),
          },
        }
      : {}),
  };
}
