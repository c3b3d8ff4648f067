import { describe, expect, it } from 'vitest';
import { escreverCnab240 } from './rules/escrever-cnab240.ts';
import { FAVORECIDOS_DE_EXEMPLO, PAGADOR_DE_EXEMPLO, REMESSA_DE_EXEMPLO } from './rules/exemplo.ts';
import { lerRetornoCnab, pareceCnab } from './rules/ler-retorno.ts';
import { lerListaDeResultados } from './rules/lista-de-resultados.ts';
import { julgarRetorno, resultadoAMao } from './transitions.ts';
import type { LinhaEnviada } from './types.ts';

const remessa = () => escreverCnab240(REMESSA_DE_EXEMPLO, FAVORECIDOS_DE_EXEMPLO, 'Banco');
/** The file as the bank sends it back: kind 2, and the codes of each segment A in turn. */
function retorno(codigos: readonly string[]): string {
  let n = -1;
  return remessa()
    .split('\r\n')
    .map((linha) => {
      if (linha[7] === '0') return `${linha.slice(0, 142)}2${linha.slice(143)}`;
      if (linha[7] !== '3' || linha[13] !== 'A') return linha;
      n += 1;
      return `${linha.slice(0, 154)}05122026${linha.slice(162, 230)}${(codigos[n] ?? '').padEnd(10)}`;
    })
    .join('\r\n');
}
const LINHAS: readonly LinhaEnviada[] = FAVORECIDOS_DE_EXEMPLO.map((f, i) => ({
  ...{ id: 10 + i, documento: f.documento, nome: f.nome, cpf: f.cpf, centavos: f.centavos },
  ...{ situacao: 'enviada' as const, dia: null, motivo: null },
}));
const efeitos = (linhas: readonly LinhaEnviada[], texto: string) =>
  julgarRetorno(linhas, lerRetornoCnab(texto, PAGADOR_DE_EXEMPLO), '2026-12-06').linhas.map(
    ({ linha, efeito, dia, motivo }) => [linha.id, efeito, dia, motivo],
  );

describe('a return of the bank', () => {
  it('pays lines with their day and sends others back with the code in words', () => {
    expect(pareceCnab(retorno(['00', 'Z9']))).toBe(true);
    expect(efeitos(LINHAS, retorno(['00', 'Z9']))).toEqual([
      [10, 'paga', '2026-12-05', 'crédito feito'],
      [11, 'devolvida', null, 'conta encerrada'],
    ]);
    expect(efeitos(LINHAS, retorno(['BD', 'BDAN']))).toEqual([
      [10, 'aceita', null, 'aceito pelo banco, ainda não creditado'],
      [11, 'devolvida', null, 'conta ou dígito inválido'],
    ]);
  });

  it('changes nothing when it is read twice, and a credit that comes back later is returned', () => {
    const depois = LINHAS.map((um, i) => ({
      ...um,
      situacao: i === 0 ? ('paga' as const) : ('devolvida' as const),
    }));
    expect(efeitos(depois, retorno(['00', 'Z9'])).map(([, efeito]) => efeito)).toEqual(['igual', 'igual']);
    expect(efeitos(depois, retorno(['Z9', '00'])).map(([, efeito]) => efeito)).toEqual([
      'devolvida',
      'divergente',
    ]);
  });

  it('is refused with words when it is of another remessa, payer or bank, or no return', () => {
    const outras = LINHAS.map((um) => ({ ...um, centavos: um.centavos + 1 }));
    expect(() => efeitos(outras, retorno(['00', '00']))).toThrow(/outra remessa/);
    const de = (dados: object) => () => lerRetornoCnab(retorno(['00']), { ...PAGADOR_DE_EXEMPLO, ...dados });
    expect(de({ cnpj: '99999999999999' })).toThrow(/outra instituição/);
    expect(de({ banco: '104' })).toThrow(/do banco 001/);
    expect(() => lerRetornoCnab(remessa(), PAGADOR_DE_EXEMPLO)).toThrow(/é uma remessa/);
    expect(() => lerRetornoCnab('nada disso', PAGADOR_DE_EXEMPLO)).toThrow(/não é um retorno/);
  });

  it('is read the same by each bank that asks for another layout', () => {
    const daCaixa = { ...PAGADOR_DE_EXEMPLO, banco: '104', parametro: '01', compromisso: '0001' };
    for (const pagador of [daCaixa, { ...PAGADOR_DE_EXEMPLO, banco: '341' }]) {
      const texto = escreverCnab240({ ...REMESSA_DE_EXEMPLO, pagador }, FAVORECIDOS_DE_EXEMPLO, '');
      const lidos = lerRetornoCnab(`${texto.slice(0, 142)}2${texto.slice(143)}`, pagador);
      const esperados = FAVORECIDOS_DE_EXEMPLO.map((f) => [f.documento, f.cpf, f.centavos]);
      expect(lidos.map((um) => [um.documento, um.cpf, um.centavos]).toSorted()).toEqual(esperados);
    }
  });
});

describe('a list of CPF and result', () => {
  const folha = (...linhas: readonly (readonly (string | number | { readonly data: string })[])[]) => [
    { nome: 'x', oculta: false, linhas: linhas.map((celulas, i) => ({ n: i + 1, celulas })) },
  ];
  it('is read by its heads, with a CPF that lost its zeros, a day, and the reason', () => {
    const lidos = lerListaDeResultados(
      folha(
        ['Nome', 'CPF', 'Situação', 'Data', 'Motivo'],
        ['José', '529.982.247-25', 'Pago', { data: '2026-12-05' }],
        ['Ana', 1_234_567_890, 'Devolvido', '', 'conta encerrada'],
        ['Total', '', '', ''],
      ),
    );
    expect(lidos.map(({ cpf, resultado, dia, motivo }) => [cpf, resultado, dia, motivo])).toEqual([
      ['52998224725', 'paga', '2026-12-05', null],
      ['01234567890', 'devolvida', null, 'conta encerrada'],
    ]);
    const julgado = julgarRetorno(LINHAS, lidos, '2026-12-06');
    expect([julgado.linhas.map(({ linha }) => linha.id), julgado.desconhecidas]).toEqual([[10], 1]);
  });
  it('is refused without its two columns, or without a row', () => {
    expect(() => lerListaDeResultados(folha(['Nome'], ['José']))).toThrow(/colunas CPF e Resultado/);
    expect(() => lerListaDeResultados(folha(['CPF', 'Resultado'], ['', 'talvez']))).toThrow(
      /nenhum pagamento/,
    );
  });
});

it('a result by hand is written once, and not over a returned line', () => {
  const [linha] = LINHAS;
  if (linha === undefined) throw new Error('no line');
  const pago = { resultado: 'paga', dia: '2026-12-05', motivo: null } as const;
  expect(resultadoAMao(linha, pago)).toMatchObject({ situacao: 'paga', dia: '2026-12-05' });
  expect(resultadoAMao({ ...linha, situacao: 'paga', dia: '2026-12-05' }, pago)).toBeNull();
  expect(() => resultadoAMao({ ...linha, situacao: 'devolvida' }, pago)).toThrow(/outra remessa/);
});
