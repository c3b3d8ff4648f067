import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { limitesDe, responde, sonda } from '../access/sonda.ts';
import { updateRows } from '../rows.ts';

/** A call in this phase with one assessed project. */
const avaliado =
  (fase: Fase) =>
  async ({ w }: Cena) => {
    const edital = await w.novoEditalEm(fase);
    await w.novoAvaliado(edital);
    return { edital };
  };

export const sondasDoPainel = {
  exportarEdital: sonda(
    async ({ w }) => {
      const edital = await w.novoEditalEm('avaliacao');
      const { projeto } = await w.novoAvaliado(edital);
      return { edital, projeto };
    },
    // The names of a ZIP's files are readable in its bytes.
    ({ text, r }) => igual(text.includes(`projetos/${r.projeto}-`) && text.includes('SHA256SUMS.txt'), true),
    { semRastro: true },
  ),
  lerPainel: sonda(
    avaliado('decisao'),
    ({ body }) => {
      const { avaliacao, notas } = body as { avaliacao: { total: number }; notas: { quantidade: number }[] };
      igual([avaliacao.total, notas.reduce((soma, { quantidade }) => soma + quantidade, 0)], [1, 1]);
    },
    {
      limites: [
        limitesDe(['secretaria'])('scores before decisao', 200, avaliado('avaliacao'), {
          efeito: responde({ notas: [] }),
        }),
        limitesDe(['PRESIDENTE_COMISSAO', 'secretaria'])(
          'grants by unit before the lists of projects show them',
          200,
          avaliado('avaliacao'),
          { efeito: responde({ bolsasPorUnidade: [] }) },
        ),
        limitesDe(['PRESIDENTE_COMISSAO', 'secretaria'])(
          'what was paid, to a reader who may open no sheet',
          200,
          ({ w }) => w.novoAprovado(),
          { efeito: responde({ pagamento: null }) },
        ),
      ],
    },
  ),
  lerArmazenamento: sonda(
    async ({ t, w, dono }) => {
      const referencia = await w.novoArquivo('foto', dono.id);
      await updateRows(t, 'arquivo', { danificadoEm: t.clock.real() }, { referencia });
      return { referencia };
    },
    ({ body, r }) => {
      const { danificados } = body as { danificados: { referencia: string }[] };
      const tem = danificados.some((um) => um.referencia === r.referencia);
      igual(tem, true);
    },
    { semRastro: true },
  ),
  lerPendencias: sonda(
    async ({ w }) => {
      const edital = await w.novoEditalEm('avaliacao');
      await w.novoDesignado(edital);
      return { edital };
    },
    responde({ ato: 'iniciarDecisao', bloqueios: [{ codigo: 'NAO_AVALIADOS' }] }),
  ),
} satisfies Record<string, Sonda>;
