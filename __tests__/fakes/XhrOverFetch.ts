/** What `requestBlob` uses of XMLHttpRequest, for Node. `blobRequestContract` holds it to that of a browser. */
export class XhrOverFetch {
  status = 0;
  statusText = '';
  response: Blob | null = null;
  responseType = '';
  onprogress = () => {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  private url = '';
  private readonly requestHeaders = new Headers();
  private responseHeaders = new Headers();
  private readonly controller = new AbortController();

  open(_method: 'GET', url: string) {
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.requestHeaders.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  send() {
    void this.carry().then(
      () => this.onload(),
      () => (this.controller.signal.aborted ? undefined : this.onerror()),
    );
  }

  abort() {
    this.controller.abort();
    this.onabort();
  }

  private async carry() {
    const { signal } = this.controller;
    const answer = await fetch(this.url, { headers: this.requestHeaders, signal });
    const pieces: BlobPart[] = [];
    for await (const piece of answer.body ?? []) {
      pieces.push(piece);
      this.onprogress();
    }
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.responseHeaders = answer.headers;
    this.response = new Blob(pieces, { type: answer.headers.get('Content-Type') ?? '' });
  }
}
