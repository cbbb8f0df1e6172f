/** A request as a page makes it by itself, and what a test lets come of it. */
export interface PageRequest {
  readonly method: string;
  readonly url: string;
  readonly body: Blob;
}

/** What comes of one. */
export interface PageAnswer {
  readonly status: number;
  readonly body: string;
  /** Where it came from in the end; where it was sent to, unless this is given. */
  readonly url?: string;
}

/** As much of a browser's `XMLHttpRequest` as an upload needs, and the requests that were made by it. */
export function pageRequests(answerOf: (request: PageRequest) => PageAnswer) {
  const sent: PageRequest[] = [];

  class PageXmlHttpRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly statusText = '';
    responseType = '';
    responseURL = '';
    status = 0;
    response: Blob | null = null;
    #method = '';
    #url = '';

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(): void {
      // What is sent besides the body is told by other tests.
    }

    getAllResponseHeaders(): string {
      return 'content-type: application/json\r\n';
    }

    send(body: Blob): void {
      const request = { method: this.#method, url: this.#url, body };
      sent.push(request);
      const answer = answerOf(request);
      this.status = answer.status;
      this.response = new Blob([answer.body]);
      this.responseURL = answer.url ?? this.#url;
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
  }
  return { XMLHttpRequest: PageXmlHttpRequest, sent };
}
