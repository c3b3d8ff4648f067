import { describe, expect, it } from 'vitest';
import { umaAssinatura } from '../testing/assinaturas.ts';
import { dizerAssinatura, tomDaAssinatura } from './messages.ts';

const CPF = '***.982.247-**';
const dito = (mudancas: Parameters<typeof umaAssinatura>[0], cpf: string | null = CPF) =>
  dizerAssinatura(umaAssinatura(mudancas), cpf, '3/3/2026, 10h12');

describe('a signature in words', () => {
  it('says who signed, when, and what was and was not verified', () => {
    expect(dito({})).toBe(
      'Assinado por ANA SOUZA (CPF ***.982.247-**) em 3/3/2026, 10h12: íntegra; cadeia não conferida; revogação não conferida.',
    );
  });

  it.each([
    [{ integridade: 'conteudoAlterado' }, /^Assinatura em nome de .*: o conteúdo não é o que foi assinado;/],
    [{ integridade: 'assinaturaInvalida' }, /^Assinatura em nome de .*: a assinatura não é válida;/],
    [{ integridade: 'algoritmoFraco' }, /^Assinatura em nome de .*: algoritmo fraco/],
    [{ estrutura: 'enchimento' }, /^Assinatura em nome de .*: há outra coisa depois da assinatura/],
    [{ estrutura: 'campo' }, /: nenhum campo do documento tem esta assinatura;/],
    [
      { integridade: 'naoConferida', nome: null },
      /pessoa não identificada.*: não foi possível conferir; rev/,
    ],
  ] as const)('never calls %o whole', (mudancas, texto) => {
    expect(dito(mudancas)).toMatch(texto);
    expect(dito(mudancas)).not.toContain('íntegra');
    expect(tomDaAssinatura(umaAssinatura(mudancas))).toBe('warning');
  });

  it.each([
    [{ depois: 'mudanca' }, 'íntegra; cadeia não conferida; revogação não conferida; o arquivo mudou depois'],
    [{ cadeia: 'desconhecida' }, 'cadeia fora das raízes instaladas'],
    [{ validade: 'foraDoPrazo' }, 'certificado fora do prazo na data da assinatura'],
    [{ validade: 'noFuturo' }, 'a data da assinatura está no futuro'],
  ] as const)('warns of %o', (mudancas, texto) => {
    expect(dito(mudancas)).toContain(texto);
    expect(tomDaAssinatura(umaAssinatura(mudancas))).toBe('warning');
  });

  it('leaves out a CPF and an instant that nobody knows', () => {
    expect(dizerAssinatura(umaAssinatura(), null, null)).toMatch(/^Assinado por ANA SOUZA: íntegra;/);
  });

  it('is good only when verified to a root, neutral for a signature that another one followed', () => {
    expect(tomDaAssinatura(umaAssinatura({ cadeia: 'conferida' }))).toBe('good');
    expect(tomDaAssinatura(umaAssinatura({ cadeia: 'conferida', validade: 'semInstante' }))).toBe('neutral');
    expect(tomDaAssinatura(umaAssinatura({ depois: 'assinatura' }))).toBe('neutral');
    expect(tomDaAssinatura(umaAssinatura({ outraPessoa: true }))).toBe('warning');
  });
});
