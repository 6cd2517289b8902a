import type {LimitRule} from './types.ts';

/**
 * Shares by which a measured value may miss its limit and still keep it: ratios of whole pixels and frame rates such as
 * 23.976 miss a round number, and an encoder that is told a bit rate only comes near it.
 */
const shares = {ratio: 0.005, exactRatio: 0.02, frameRate: 0.005, bitRate: 0.05, other: 1e-9};

/** Share of the limit by which a value may miss it. */
export function toleranceOf({metric, bound}: Pick<LimitRule, 'metric' | 'bound'>): number {
  if (metric.endsWith('_ratio')) return bound === 'exact' ? shares.exactRatio : shares.ratio;
  if (metric === 'video_frame_rate') return shares.frameRate;
  return metric.endsWith('_bitrate') ? shares.bitRate : shares.other;
}
