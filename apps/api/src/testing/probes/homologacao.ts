import type { HomologacaoGuardada } from '@instrutoria/domain/homologacao/types.ts';
import type { Cena, Limite, Sonda, Tentativa } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { inclui, responde, sonda } from '../access/sonda.ts';
import { findRow } from '../rows.ts';
import { editalComHomologacao, marcado } from '../world/cena-da-homologacao.ts';

const ATE = '2999-12-31';
const DEVOLVIDO = { estado: 'devolvido', secoes: ['resumo'], motivo: 'Falta o método', ate: ATE } as const;
const FORA = { estado: 'naoHomologado', motivo: 'Fora do tema', ate: ATE } as const;

async function projetoEm(cena: Cena, mudancas?: Partial<HomologacaoGuardada>) {
  const { t, w, dono } = cena;
  const edital = await editalComHomologacao(t, w);
  const id = await w.novoProjeto(dono.id, edital);
  if (mudancas !== undefined) await marcado(t, id, (await w.novaPessoa('administrador')).id, mudancas);
  return { edital, id };
}

/** Two projects of one call, one of them the caller's. */
async function meuEAlheio(cena: Cena) {
  const { t, w, dono } = cena;
  const edital = await editalComHomologacao(t, w);
  const proprio = await w.novoProjeto(quemOuDono(cena).id, edital);
  return { edital, proprio, alheio: await w.novoProjeto(dono.id, edital) };
}

const ficou =
  (cena: Cena, id: number, estado: string): Tentativa['efeito'] =>
  async () =>
    igual((await findRow(cena.t, 'homologacao', { projetoId: id }))?.estado, estado);

/** A call on one project that changes its state. */
function ato(
  mudancas: Partial<HomologacaoGuardada> | undefined,
  corpo: object,
  estado: string,
  limites: readonly Limite[] = [],
): Sonda {
  return {
    async montar(cena) {
      const { id } = await projetoEm(cena, mudancas);
      return { de: id, corpo, efeito: ficou(cena, id, estado) };
    },
    limites,
  };
}

const semHomologacao = (corpo: object): Limite => ({
  nome: 'a call without homologação',
  colunas: ['administrador'],
  status: 409,
  async montar({ w, dono }) {
    return { de: await w.novoProjeto(dono.id, await w.novoEditalEm('avaliacao')), corpo };
  },
});

const MOTIVO = { motivo: 'Visto outra vez' };
const HOMOLOGAR = { marca: 'homologado' };

export const sondasDaHomologacao = {
  listarHomologacao: sonda(
    meuEAlheio,
    inclui((r) => [
      [r.proprio, false],
      [r.alheio, true],
    ]),
  ),
  lerHomologacaoDoEdital: sonda(meuEAlheio, responde({ ligada: true, projetos: { pendente: 1 } })),
  lerHomologacaoDoProjeto: {
    async montar(cena) {
      const { t, w, dono, avaliador } = cena;
      // A returned project has no evaluator.
      const designado = cena.chamador === 'designated_evaluator' && cena.alvo === 'alheio';
      const { edital, id: devolvido } = await projetoEm(cena, DEVOLVIDO);
      const de = designado ? (await w.novoDesignado(edital, { dono, avaliador })).projeto : devolvido;
      if (designado) await marcado(t, de, (await w.novaPessoa('administrador')).id, { estado: 'homologado' });
      return {
        de,
        efeito: ({ body }) => {
          const { estado, podeCorrigir } = body as { estado: string; podeCorrigir: boolean };
          igual([estado, podeCorrigir], [designado ? 'homologado' : 'devolvido', cena.alvo === 'proprio']);
        },
      };
    },
  },
  marcarHomologacao: ato(undefined, HOMOLOGAR, 'homologado', [semHomologacao(HOMOLOGAR)]),
  marcarHomologacaoEmVarios: {
    async montar(cena) {
      const { edital, id } = await projetoEm(cena);
      return {
        de: edital,
        corpo: { ...HOMOLOGAR, projetos: [id] },
        efeito: ficou(cena, id, 'homologado'),
      };
    },
  },
  prorrogarCorrecao: {
    async montar(cena) {
      const { id } = await projetoEm(cena, { ...DEVOLVIDO, ate: '2026-01-02' });
      const ate = cena.t.clock.agora().toISOString().slice(0, 10);
      return {
        de: id,
        corpo: { ...MOTIVO, ate },
        efeito: async () => igual((await findRow(cena.t, 'homologacao', { projetoId: id }))?.ate, ate),
      };
    },
  },
  desfazerHomologacao: ato(FORA, MOTIVO, 'pendente', [semHomologacao(MOTIVO)]),
  reenviarProjeto: ato(
    DEVOLVIDO,
    { textos: { resumo: '<p>Um resumo novo, com o método.</p>' } },
    'reenviado',
  ),
  recorrerDaHomologacao: ato(FORA, { texto: 'O tema é o do edital' }, 'emRecurso'),
  decidirRecursoDaHomologacao: ato(
    { estado: 'emRecurso', motivo: 'Fora do tema', recorreu: true },
    { ...MOTIVO, aceito: true },
    'homologado',
  ),
} satisfies Record<string, Sonda>;
