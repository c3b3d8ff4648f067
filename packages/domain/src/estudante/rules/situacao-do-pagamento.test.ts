import { describe, expect, it } from 'vitest';
import { type LancamentoDoEstudante, mesEmAberto, situacaoDoPagamento } from './situacao-do-pagamento.ts';

const LINHA: LancamentoDoEstudante = {
  ...{ tipo: 'NORMAL', competencia: '2026-11', pago: true, motivo: null, causa: null, decisao: null },
  ...{ justificativa: null, valor: 70_000, vaga: null, fechadaEm: '2026-12-03', envio: null, retida: null },
};
const ENVIO = {
  ...{ enviadoEm: '2026-12-05', previsto: '2026-12-09', dia: null, motivo: null, pedeDados: false },
  situacao: 'enviada',
} as const;

describe('where a payment is, in words', () => {
  it.each<[string, Partial<LancamentoDoEstudante>, string, string, string | null]>([
    ['closed', {}, 'A_ENVIAR', 'na folha fechada em 03/12/2026; falta enviar ao banco', null],
    [
      ...(['sent', { envio: ENVIO }, 'ENVIADO'] as const),
      ...(['enviado ao banco em 05/12/2026, crédito previsto para 09/12/2026', null] as const),
    ],
    [
      ...(['paid', { envio: { ...ENVIO, situacao: 'paga', dia: '2026-12-10' } }, 'PAGO'] as const),
      ...(['pago em 10/12/2026', null] as const),
    ],
    [
      'returned',
      { envio: { ...ENVIO, situacao: 'devolvida', motivo: 'conta encerrada.', pedeDados: true } },
      ...(['DEVOLVIDO', 'devolvido pelo banco: conta encerrada', 'Corrija os dados bancários'] as const),
    ],
    [
      'returned, and mended since',
      { envio: { ...ENVIO, situacao: 'devolvida', motivo: 'conta encerrada' } },
      ...(['DEVOLVIDO', 'devolvido pelo banco: conta encerrada', 'Será enviado outra vez'] as const),
    ],
    [
      ...(['held', { retida: 'A conta é de outra pessoa.' }, 'RETIDO'] as const),
      ...(['retido pela administração, até ser liberado', 'A conta é de outra pessoa.'] as const),
    ],
    [
      ...(['unpaid', { pago: false, motivo: 'IRREGULAR' }, 'NAO_RECEBE'] as const),
      ...(['não recebe: aluno irregular', null] as const),
    ],
    [
      'a place that waits for another student, whom it does not name',
      { pago: false, motivo: 'OUTRO_VINCULO', vaga: { espera: 'DOCUMENTOS' } },
      ...(['NAO_RECEBE', 'não recebe: a vaga espera os documentos de outro instrutor', null] as const),
    ],
    [
      'a waived estorno',
      { tipo: 'ESTORNO', pago: false, motivo: 'SEM_HORAS', decisao: 'DISPENSADO', justificativa: 'boa-fé' },
      ...(['ESTORNO', 'devolução dispensada: nenhuma hora no mês', 'boa-fé'] as const),
    ],
  ])('says of a %s line', (_, mudado, estado, texto, detalhe) => {
    expect(situacaoDoPagamento({ ...LINHA, ...mudado })).toEqual({ estado, texto, detalhe });
  });

  it('says of an open month what would keep it from being paid', () => {
    expect(mesEmAberto(['DOCUMENTOS']).detalhe).toBe('Por enquanto: documentos por conferir');
    expect(mesEmAberto([])).toMatchObject({ texto: 'folha ainda não fechada', detalhe: null });
  });
});
