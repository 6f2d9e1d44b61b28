/** What makes clips on this device and brings them to the server [CT-3]. */
import type { NewClip } from '../../contract/contentClips';
import type { Cut } from '../../domain/clips/cut';
import type { Owner } from '../../domain/owner';

/** What a chosen or recorded file is. */
export interface OpenedFile {
  seconds: number;
  /** In bytes. */
  size: number;
  /** Whether this browser can cut it and make it small. */
  canMake: boolean;
}

/** A clip as it is sent. */
export interface MadeClip {
  bytes: ArrayBuffer;
  /** The media type. */
  type: string;
  still: string | null;
}

/** How far something is, from 0 to 1. */
export type OnProgress = (share: number) => void;

export interface ClipMaker {
  /** Reads a file at the address of an object. Null when it is no video that this browser can read. */
  open(url: string): Promise<OpenedFile | null>;
  /**
   * Makes a small clip without sound: 720 p, at most 5 MB, cut to a beginning and an end [CT-12]. A file that this
   * browser can only read goes as it is. Rejects with `ClipTooLarge` for one that is more than 5 MB then.
   */
  make(url: string, cut: Cut, onProgress: OnProgress, signal: AbortSignal): Promise<MadeClip>;
}

/** A clip that was made and that the server does not have yet. */
export interface WaitingClip extends MadeClip, Omit<NewClip, 'upload'> {
  /** The item of content for which it was made. */
  key: string;
  /** Who made it, and on which server. */
  ownerId: number;
  instance: string | null;
  /** The address of the upload that was begun; null before. */
  address: string | null;
}

/** The clips that wait on this device, one for each item of content and person. They outlive a reload. */
export interface WaitingClips {
  find(key: string, owner: Pick<Owner, 'id' | 'instance'>): Promise<WaitingClip | null>;
  /** Rejects with `StorageFullError` when the device has no space left. */
  save(clip: WaitingClip): Promise<void>;
  remove(clip: Pick<WaitingClip, 'key' | 'ownerId'>): Promise<void>;
  /** Removes all clips of this owner; those that wait for another server stay. */
  removeOf(owner: Pick<Owner, 'id' | 'instance'>): Promise<void>;
}

export interface ClipUploads {
  /**
   * Sends the bytes, from where an upload at `address` was. Returns the id of the upload, which is complete then.
   * Rejects with `ApiError`.
   */
  send(
    clip: Pick<WaitingClip, 'bytes' | 'address'>,
    token: string,
    on: { begun: (address: string) => void; progress: OnProgress },
    signal: AbortSignal,
  ): Promise<string>;
}

/** All that clips need of the device and the network. */
export interface ClipTools {
  maker: ClipMaker;
  waiting: WaitingClips;
  uploads: ClipUploads;
}

/** Loads the code of the clips. */
export interface ClipLoader {
  load(): Promise<ClipTools>;
}
