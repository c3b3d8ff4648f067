import { createServer, type ServerResponse } from 'node:http';

interface CasPerson {
  readonly user: string;
  /** Inner XML of cas:attributes. */
  readonly attributes: string;
}

export interface TestCas {
  readonly address: string;
  /** Who is logged in. */
  person: CasPerson;
  /** Services that may ask; others get UNAUTHORIZED_SERVICE. */
  accepts: (service: string) => boolean;
  /** Replaces the answer of the check. */
  answer: ((response: ServerResponse) => void) | null;
  readonly checked: string[];
  /** Follows the address of a login as a browser does; answers the address that it ends at. */
  login(address: string): Promise<URL>;
  close(): Promise<void>;
}

const HEAD = '<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">';

/** A CAS 3 server: a ticket is for one service and one check. */
export async function startCas(): Promise<TestCas> {
  const tickets = new Map<string, string>();
  let issued = 0;
  const failure = (code: string) =>
    `${HEAD}<cas:authenticationFailure code="${code}">${code}</cas:authenticationFailure></cas:serviceResponse>`;
  const cas: TestCas = {
    address: '',
    person: { user: 'ana', attributes: '' },
    accepts: () => true,
    answer: null,
    checked: [],
    async login(address) {
      const page = await fetch(address, { redirect: 'manual' });
      return new URL(page.headers.get('location') ?? '');
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const service = url.searchParams.get('service') ?? '';
    if (url.pathname === '/cas/login') {
      const ticket = `ST-${++issued}-abc.DEF_${'x'.repeat(20)}`;
      tickets.set(ticket, service);
      const glue = service.includes('?') ? '&' : '?';
      return response.writeHead(302, { location: `${service}${glue}ticket=${ticket}` }).end();
    }
    if (url.pathname !== '/cas/p3/serviceValidate')
      return response.writeHead(404).end('<html>não achei</html>');
    cas.checked.push(service);
    if (cas.answer !== null) return cas.answer(response);
    response.setHeader('content-type', 'application/xml');
    if (!cas.accepts(service)) return response.end(failure('UNAUTHORIZED_SERVICE'));
    const ticket = url.searchParams.get('ticket') ?? '';
    const of = tickets.get(ticket);
    tickets.delete(ticket);
    if (of === undefined) return response.end(failure('INVALID_TICKET'));
    if (of !== service) return response.end(failure('INVALID_SERVICE'));
    const { user, attributes } = cas.person;
    return response.end(
      `${HEAD}<cas:authenticationSuccess><cas:user>${user}</cas:user><cas:attributes>${attributes}</cas:attributes></cas:authenticationSuccess></cas:serviceResponse>`,
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { readonly port: number };
  return Object.assign(cas, { address: `http://127.0.0.1:${port}/cas` });
}
