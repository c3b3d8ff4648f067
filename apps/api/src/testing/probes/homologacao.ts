import type { EstadoDaHomologacao, HomologacaoGuardada } from '@instrutoria/domain/homologacao/types.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { quemOuDono } from '../access/probe.ts';
import { gravou, inclui, limitesDe, responde, sonda } from '../access/sonda.ts';
import { editalComHomologacao, marcado } from '../world/cena-da-homologacao.ts';

type ComProjeto = { readonly projeto: number };

const ATE = '2999-12-31';
const DEVOLVIDO = { estado: 'devolvido', secoes: ['resumo'], motivo: 'Falta o método', ate: ATE } as const;
const FORA = { estado: 'naoHomologado', motivo: 'Fora do tema', ate: ATE } as const;
const HOMOLOGAR = { marca: 'homologado', motivo: undefined };

const projetoEm =
  (mudancas?: Partial<HomologacaoGuardada>) =>
  async ({ t, w, dono }: Cena) => {
    const edital = await editalComHomologacao(t, w);
    const projeto = await w.novoProjeto(dono.id, edital);
    if (mudancas !== undefined) await marcado(t, projeto, (await w.novaPessoa('administrador')).id, mudancas);
    return { edital, projeto };
  };

/** Two projects of one call, one of them the caller's. */
async function meuEAlheio(cena: Cena) {
  const { t, w, dono } = cena;
  const edital = await editalComHomologacao(t, w);
  const proprio = await w.novoProjeto(quemOuDono(cena).id, edital);
  return { edital, proprio, alheio: await w.novoProjeto(dono.id, edital) };
}

const ficou = (estado: EstadoDaHomologacao) =>
  gravou('homologacao', (r: ComProjeto) => ({ projetoId: r.projeto }), { estado });

/** A call on one project that changes its state. */
const ato = (
  mudancas: Partial<HomologacaoGuardada> | undefined,
  corpo: object,
  estado: EstadoDaHomologacao,
  limites: readonly Limite[] = [],
): Sonda => sonda(projetoEm(mudancas), ficou(estado), { corpo, limites });

const semHomologacao = (corpo: object): Limite =>
  limitesDe(['administrador'])(
    'a call without homologação',
    409,
    async ({ w, dono }) => ({ projeto: await w.novoProjeto(dono.id, await w.novoEditalEm('avaliacao')) }),
    { corpo },
  );

export const sondasDaHomologacao = {
  listarHomologacao: sonda(
    meuEAlheio,
    inclui((r) => [
      [r.proprio, false],
      [r.alheio, true],
    ]),
  ),
  lerHomologacaoDoEdital: sonda(meuEAlheio, responde({ ligada: true, projetos: { pendente: 1 } })),
  lerHomologacaoDoProjeto: sonda(
    async (cena) => {
      const { t, w, dono, avaliador } = cena;
      const { edital, projeto: devolvido } = await projetoEm(DEVOLVIDO)(cena);
      // A returned project has no evaluator.
      if (cena.chamador !== 'designated_evaluator' || cena.alvo !== 'alheio')
        return { projeto: devolvido, estado: 'devolvido' };
      const { projeto } = await w.novoDesignado(edital, { dono, avaliador });
      await marcado(t, projeto, (await w.novaPessoa('administrador')).id, { estado: 'homologado' });
      return { projeto, estado: 'homologado' };
    },
    responde(({ estado }, { alvo }) => ({ estado, podeCorrigir: alvo === 'proprio' })),
  ),
  marcarHomologacao: ato(undefined, HOMOLOGAR, 'homologado', [semHomologacao(HOMOLOGAR)]),
  marcarHomologacaoEmVarios: ato(undefined, HOMOLOGAR, 'homologado'),
  prorrogarCorrecao: sonda(
    async (cena) => ({
      ...(await projetoEm({ ...DEVOLVIDO, ate: '2026-01-02' })(cena)),
      ate: cena.t.clock.agora().toISOString().slice(0, 10),
    }),
    gravou(
      'homologacao',
      (r) => ({ projetoId: r.projeto }),
      ({ ate }) => ({ ate }),
    ),
  ),
  desfazerHomologacao: ato(FORA, {}, 'pendente', [semHomologacao({})]),
  reenviarProjeto: ato(
    DEVOLVIDO,
    { textos: { resumo: '<p>Um resumo novo, com o método.</p>' } },
    'reenviado',
  ),
  recorrerDaHomologacao: ato(FORA, { texto: 'O tema é o do edital' }, 'emRecurso'),
  decidirRecursoDaHomologacao: ato(
    { estado: 'emRecurso', motivo: 'Fora do tema', recorreu: true },
    { aceito: true },
    'homologado',
  ),
} satisfies Record<string, Sonda>;
