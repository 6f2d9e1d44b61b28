import { ApiError } from '../../src/domain/errors';
import { createWaitingClips } from '../../src/services/clips/waitingClips';
import type { ClipLoader, ClipMaker, ClipTools, ClipUploads, OpenedFile } from '../../src/services/ports';
import type { RowStore } from '../../src/services/rowStore';
import { bindMethods } from './bindMethods';

/** A camera roll: what the files at their addresses are. */
class FakeClipMaker implements ClipMaker {
  readonly files = new Map<string, OpenedFile>();
  /** Why the next clip cannot be made; null where it can. */
  fault: Error | null = null;

  constructor() {
    bindMethods(this);
  }

  async open(url: string) {
    return this.files.get(url) ?? null;
  }

  async make(url: string, { start, end }: { start: number; end: number }) {
    if (this.fault) throw this.fault;
    const bytes = new TextEncoder().encode(`${url} ${start}-${end}`);
    return { bytes: bytes.buffer, type: 'video/mp4', still: 'data:image/jpeg;base64,/9j/' };
  }
}

/** A server that takes uploads in two halves. */
class FakeUploads implements ClipUploads {
  /** What has come, by the address of each upload. */
  readonly received = new Map<string, number>();
  /** Whether the network breaks off after the first half. */
  breaksOff = false;

  constructor() {
    bindMethods(this);
  }

  async send(...[{ bytes, address }, , on]: Parameters<ClipUploads['send']>) {
    const at = address ?? `/uploads/${String(this.received.size).padStart(32, '0')}`;
    if (address === null) on.begun(at);
    const before = this.received.get(at) ?? 0;
    if (before === 0) {
      this.received.set(at, bytes.byteLength / 2);
      on.progress(0.5);
    }
    if (this.breaksOff) throw new ApiError('unreachable', 'It broke off.');
    this.received.set(at, bytes.byteLength);
    on.progress(1);
    return at.slice(-32);
  }
}

/** Makes and sends clips without a camera and without codecs. The device keeps those that wait. */
export class FakeClips implements ClipLoader {
  readonly maker = new FakeClipMaker();
  readonly uploads = new FakeUploads();
  private readonly waiting: ClipTools['waiting'];

  constructor(rows: RowStore) {
    bindMethods(this);
    this.waiting = createWaitingClips(rows);
  }

  async load() {
    return { maker: this.maker, uploads: this.uploads, waiting: this.waiting };
  }
}
