export interface ToSend {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | undefined;
  readonly file: boolean;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((fraction: number) => void) | undefined;
}
export interface Sent {
  readonly status: number;
  readonly data: unknown;
  readonly header: (name: string) => string | null;
}

const MILLISECONDS = 60_000;
const MILLISECONDS_OF_FILES = 600_000;

/**
 * Undefined when no answer came (network, timeout); throws AbortError when `signal` was aborted. Uses
 * XMLHttpRequest, because fetch reports no upload progress.
 */
export function send(request: ToSend): Promise<Sent | undefined> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    xhr.timeout = request.body instanceof FormData || request.file ? MILLISECONDS_OF_FILES : MILLISECONDS;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    const { signal, onProgress } = request;
    if (request.file) {
      const start = performance.now();
      // A download may take long, as long as bytes arrive; the time limit counts from the start.
      xhr.addEventListener('progress', () => {
        xhr.timeout = performance.now() - start + MILLISECONDS_OF_FILES;
      });
    }
    const stop = () => xhr.abort();
    if (signal?.aborted) {
      reject(new DOMException('aborted', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', stop, { once: true });
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    if (onProgress) {
      xhr.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      });
    }
    xhr.addEventListener('load', () => {
      const header = (name: string) => xhr.getResponseHeader(name);
      read(xhr.response as Blob, xhr.status, header, request.file).then(
        (data) => resolve({ status: xhr.status, data, header }),
        () => resolve(undefined),
      );
    });
    xhr.addEventListener('error', () => resolve(undefined));
    xhr.addEventListener('timeout', () => resolve(undefined));
    xhr.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    xhr.send(request.body ?? null);
  });
}

async function read(
  blob: Blob,
  status: number,
  header: (name: string) => string | null,
  file: boolean,
): Promise<unknown> {
  if (status === 204) return undefined;
  // Checked first, because a file may be JSON too.
  if (file && status < 300) return blob;
  return header('content-type')?.includes('json') ? (JSON.parse(await blob.text()) as unknown) : undefined;
}
