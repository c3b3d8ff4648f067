import type { AssinaturaDita } from '../assinatura/messages.ts';

/** Whole, by the right person, without roots. */
export function umaAssinatura(mudancas: Partial<AssinaturaDita> = {}): AssinaturaDita {
  return {
    nome: 'ANA SOUZA',
    cpf: '52998224725',
    em: '2026-03-03T13:12:00.000Z',
    estrutura: 'certa',
    integridade: 'integra',
    cadeia: 'semRaizes',
    validade: 'noPrazo',
    depois: 'nada',
    anexos: false,
    outraPessoa: false,
    ...mudancas,
  };
}
