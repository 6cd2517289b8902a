/** What is wrong with a file before any network's limit is looked at. */
export type FileProblem = 'empty' | 'truncated' | 'damaged' | 'not-media' | 'no-video';

/**
 * Why a file was not looked into although nothing is known to be wrong with it: it tells about itself only when it is read whole
 * and is too large for that, a part of this page did not load, the file is no longer where it was chosen (`gone`), or the reading
 * took too long. Its size is judged all the same.
 */
export type Unread = 'too-large' | 'unavailable' | 'gone' | 'timeout';

export interface ImageFacts {
  /** As seen, after the rotation that the file asks for. */
  readonly width: number;
  readonly height: number;
  readonly rotated: boolean;
  readonly animated: boolean;
}

export interface VideoFacts {
  /** As seen, after the rotation that the file asks for. */
  readonly width: number;
  readonly height: number;
  readonly rotated: boolean;
  /** Seconds. */
  readonly duration: number;
  /** "avc high", "hevc", "vp9"; undefined for a codec that has no name here. */
  readonly codec?: string;
  readonly frameRate?: number;
  /** Bits a second, mean of the whole file. */
  readonly bitrate?: number;
  readonly audio?: {
    readonly codec?: string;
    /** Bits a second. */
    readonly bitrate?: number;
    /** Hertz. */
    readonly sampleRate: number;
    readonly channels: number;
  };
}

/** What a file says about itself. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** By its bytes; of a file that was not looked into, by its name. */
  readonly type: 'image' | 'video' | 'other';
  /** Our name of the format or container: "jpeg", "mp4"; what the bytes say, not the file name. */
  readonly format?: string;
  readonly problem?: FileProblem;
  readonly unread?: Unread;
  /** The name's ending when the bytes say otherwise. */
  readonly misnamed?: string;
  readonly image?: ImageFacts;
  readonly video?: VideoFacts;
}
