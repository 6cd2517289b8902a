import type {VideoFacts} from './facts.ts';
import type {FileReaderInPieces} from './source.ts';

/** Frames that tell the frame rate and the sound's bit rate; all of them would mean the whole file in some containers. */
const sampleOfPackets = 240;

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
  using input = new Input({
    formats: ALL_FORMATS,
    source: new CustomSource({
      getSize: () => reader.file.size,
      read: (start, end) => reader.bytes(start, end),
      maxCacheSize: 8 * 1024 * 1024,
      prefetchProfile: 'none',
    }),
  });
  if (!(await input.canRead())) return undefined;
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error('no video track');
  const audio = await input.getPrimaryAudioTrack();
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const packets = await video.computePacketStats(sampleOfPackets);
  const codec = videoCodec(await video.getCodec(), await video.getCodecParameterString());
  const sound = audio && audioCodec(await audio.getCodec(), await audio.getCodecParameterString());
  const soundPackets = await audio?.computePacketStats(sampleOfPackets);
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    rotated: (await video.getRotation()) !== 0,
    duration,
    ...(codec === undefined ? {} : {codec}),
    ...(packets.packetCount > 1 ? {frameRate: packets.averagePacketRate} : {}),
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
