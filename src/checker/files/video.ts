import type {Input, InputVideoTrack} from 'mediabunny';
import type {VideoFacts} from './facts.ts';
import type {FileReaderInPieces} from './source.ts';

/** Packets that tell the frame rate and the sound's bit rate; all of them would mean the whole file in some containers. */
const sampleOfPackets = 240;
/** Frames are stored in the order of decoding; the last ones of a sample may still miss their neighbours. */
const reordered = 16;

async function frameRateOf(track: InputVideoTrack): Promise<number | undefined> {
  const {EncodedPacketSink} = await import('mediabunny');
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {metadataOnly: true})) {
    times.push(packet.timestamp);
    if (times.length >= sampleOfPackets) break;
  }
  times.sort((first, second) => first - second);
  const complete = times.length < sampleOfPackets ? times : times.slice(0, -reordered);
  const [first, last] = [complete[0], complete.at(-1)];
  return first === undefined || last === undefined || last <= first ? undefined : (complete.length - 1) / (last - first);
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

/**
 * Length, dimensions as seen, codecs, frame rate and bit rates of a video, from the parts of the file that tell them.
 * Undefined: the container is one that cannot be looked into. Throws when the file is damaged.
 */
export async function readVideo(reader: FileReaderInPieces): Promise<VideoFacts | undefined> {
  const {ALL_FORMATS, CustomSource, Input} = await import('mediabunny');
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
    return await factsOf(input, reader.file.size);
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input, size: number): Promise<VideoFacts | undefined> {
  if (!(await input.canRead())) return undefined;
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error('no video track');
  const audio = await input.getPrimaryAudioTrack();
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const frameRate = await frameRateOf(video);
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
    ...(duration > 0 ? {bitrate: (size * 8) / duration} : {}),
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
