export interface InternalAddress {
  readonly host: string;
  readonly port: number;
}

const FORMA = /^(\[[0-9a-f:.]+\]|[\w.-]+):(\d{1,5})(\?aberto=sim)?$/i;
/** Addresses that mean every network of the machine. */
const TODAS = /^(?:0+(?:\.0+)*|\[[0:]*\]|\[::ffff:0\.0\.0\.0\])$/i;

/** Throws on a text that is no address:port, and on every network at once unless the setting allows it. */
export function internalAddress(texto: string): InternalAddress {
  const [, nome = '', porta = '', aberto] = FORMA.exec(texto) ?? [];
  if (nome === '' || Number(porta) > 65_535) throw new Error('não é endereço:porta');
  if (TODAS.test(nome) && aberto === undefined) throw new Error('abre a rede inteira sem o dizer');
  return { host: nome.replace(/^\[|\]$/g, ''), port: Number(porta) };
}
