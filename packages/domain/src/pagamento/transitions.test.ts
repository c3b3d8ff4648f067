import { describe, expect, it } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../configuracao/limits.ts';
import { estadoDaJanela } from '../janela/rules.ts';
import { umBolsista } from '../testing/bolsistas.ts';
import { MENSAGENS_PAGAMENTO as M } from './messages.ts';
import { fecharFolha, impedimentoDoFechamento } from './transitions.ts';

const MES = '2026-05';

function fechamento(
  instante: string,
  dados: { fechados?: string[]; fuso?: string; ate?: string; mes?: string } = {},
) {
  const fuso = dados.fuso ?? 'UTC';
  const agora = new Date(instante);
  const prorrogacoes =
    dados.ate === undefined
      ? []
      : [
          {
            janela: 'frequencia' as const,
            ate: dados.ate,
            motivo: 'x',
            projetoId: null,
            criadaEm: '2026-05-01T00:00:00Z',
          },
        ];
  const configuracao = { ...CONFIGURACAO_PADRAO, fuso };
  const frequencia = estadoDaJanela({
    janela: 'frequencia',
    configuracao,
    prorrogacoes,
    projetoId: null,
    agora,
  });
  const bolsistas = [umBolsista(1, { mesInicio: '2026-04', horas: { [MES]: 34 } })];
  const fatos = { bolsistas, recebidos: [], fechados: dados.fechados ?? ['2026-04'] };
  return { mes: dados.mes ?? MES, fatos, frequencia, agora, fuso };
}

describe('a month may be closed', () => {
  it.each([
    ['2026-04-30T23:59:59.999Z', 'UTC', M.mesFuturo],
    ['2026-05-05T12:00:00Z', 'UTC', M.mesFuturo],
    ['2026-05-20T23:59:59.999Z', 'UTC', M.mesFuturo],
    ['2026-05-21T00:00:00Z', 'UTC', null],
    ['2026-05-21T02:59:59.999Z', 'America/Fortaleza', M.mesFuturo],
    ['2026-05-21T03:00:00Z', 'America/Fortaleza', null],
    ['2026-06-01T00:00:00Z', 'UTC', null],
    ['2027-01-15T00:00:00Z', 'UTC', null],
  ])('at %s in %s: %s (T-J2)', (instante, fuso, motivo) => {
    expect(impedimentoDoFechamento(fechamento(instante, { fuso }))).toBe(motivo);
  });

  it.each([
    ['2026-05-25T23:59:59.999Z', M.mesFuturo],
    ['2026-05-26T00:00:00Z', null],
  ])('with the window extended to the 25th at %s: %s', (instante, motivo) => {
    expect(impedimentoDoFechamento(fechamento(instante, { ate: '2026-05-25' }))).toBe(motivo);
  });

  it.each([
    [{ fechados: [] }, M.mesAnteriorAberto, 'MES_ANTERIOR_ABERTO'],
    [{ fechados: ['2026-04', MES] }, M.jaFechada, 'FOLHA_FECHADA'],
    [{ mes: '2026-01' }, M.semBolsistas, 'SEM_BOLSISTAS'],
    [{ mes: '2026-12' }, M.mesFuturo, 'MES_NAO_TERMINOU'],
  ])('not with %j: %s', (dados, mensagem, code) => {
    const um = fechamento('2026-06-01T00:00:00Z', dados);
    expect(impedimentoDoFechamento(um)).toBe(mensagem);
    expect(() => fecharFolha(um)).toThrow(
      expect.objectContaining({ kind: 'conflito', code, message: mensagem }),
    );
  });

  it('and freezes its lines', () => {
    expect(fecharFolha(fechamento('2026-06-01T00:00:00Z'))).toMatchObject([
      { competencia: MES, pago: true, horas: 34 },
    ]);
  });
});
