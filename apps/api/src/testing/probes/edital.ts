import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { quemOuDono } from '../access/probe.ts';
import { contou, gravou, inclui, limitesDe, responde, sonda } from '../access/sonda.ts';
import { insertInto, updateRows } from '../rows.ts';
import { UM_BAREMA } from '../world/um-barema.ts';
import { proximo } from '../world.ts';

const administrador = limitesDe(['administrador']);
const novoEdital = async ({ w }: Cena) => ({ edital: await w.novoEdital() });
const novoEditalEm =
  (fase: Fase) =>
  async ({ w }: Cena) => ({ edital: await w.novoEditalEm(fase) });

/** A list of calls that contains an open one, and a closed or ended one only as expected. */
const lista = (comFechado: boolean, comEncerrado: boolean): Sonda =>
  sonda(
    async ({ w }) => ({
      aberto: await w.novoEdital(),
      fechado: await w.novoEdital({ fase: 'avaliacao' }),
      encerrado: await w.novoEdital({ fase: 'resultado' }),
    }),
    inclui((r) => [
      [r.aberto, true],
      [r.fechado, comFechado],
      [r.encerrado, comEncerrado],
    ]),
  );

/** An act that moves a call from one phase to another, with a reason. */
const ato = (de: Fase, para: Fase, fora: readonly Fase[], corpo: object = {}): Sonda =>
  sonda(
    novoEditalEm(de),
    gravou('edital', (r) => ({ id: r.edital }), { fase: para }),
    {
      corpo,
      limites: fora.map((fase) => administrador(`a call in ${fase}`, 409, novoEditalEm(fase), { corpo })),
    },
  );

/** A version 2 of a call's rules or barema, by an administrator. */
const segundaVersao = async ({ t, w }: Cena, editalId: number) => ({
  ...{ editalId, versao: 2, motivo: 'Faltava' },
  autorId: (await w.novaPessoa('administrador')).id,
  criadoEm: t.clock.agora(),
});

const porOrdem = (_: unknown, { t }: Cena) => ({
  fundamento: 'ordem',
  ordem: '5001234-56.2026.4.05.8000',
  ate: new Date(t.clock.agora().getTime() + 48 * HORA_MS).toISOString(),
});

/** A call in avaliacao, open for this person alone. */
async function aberta({ t, w }: Cena, professorId: number) {
  const edital = await w.novoEditalEm('avaliacao');
  const agora = t.clock.agora();
  const { id } = await insertInto(t, 'submissaoTardia', {
    editalId: edital,
    professorId,
    ate: new Date(agora.getTime() + 48 * HORA_MS),
    ...{
      fundamento: 'ordem',
      ordem: '123/2026',
      motivo: '',
      dito: 'recebida fora do prazo, ordem nº 123/2026',
    },
    autorId: (await w.novaPessoa('administrador')).id,
    abertaEm: agora,
  });
  return { edital, tardia: id };
}

/**
 * The person submitted a project through the opening: it counts as sent at the call's end, before it really
 * arrived.
 */
async function usada(cena: Cena, pessoa: number) {
  const { edital, tardia } = await aberta(cena, pessoa);
  const projeto = await cena.w.novoProjeto(pessoa, edital);
  const enviadaEm = new Date(cena.t.clock.agora().getTime() + HORA_MS);
  await updateRows(cena.t, 'submissaoTardia', { projetoId: projeto, enviadaEm }, { id: tardia });
  return { projeto };
}

const paraAlguem = async ({ w }: Cena, fase: Fase = 'avaliacao') => ({
  edital: await w.novoEditalEm(fase),
  professor: (await w.novaPessoa()).id,
});

export const sondasDoEdital = {
  listarEditais: lista(true, true),
  listarTodosOsEditais: lista(true, true),
  listarEditaisNaoEncerrados: lista(true, false),
  listarEditaisAbertos: lista(false, false),
  criarEdital: sonda(
    () => ({}),
    gravou('edital', (_, _cena, { id }) => ({ id }), { fase: 'submissao', ano: 2026 }),
    { corpo: () => ({ nome: `Edital 2026 ${proximo()}`, inicio: '2026-06-01', fim: '2026-06-30' }) },
  ),
  atualizarEdital: sonda(
    novoEdital,
    gravou('edital', (r) => ({ id: r.edital }), { fim: '2026-07-31' }),
    { corpo: { fim: '2026-07-31' } },
  ),
  lerRegrasDoEdital: sonda(
    async (cena) => {
      const edital = await cena.w.novoEdital();
      const versao = await segundaVersao(cena, edital);
      await insertInto(cena.t, 'regrasDoEdital', { ...versao, regras: { parecerMinimo: 120 } });
      return { edital };
    },
    responde({ versao: 2, regras: { parecerMinimo: 120 }, retificacoes: [{}] }),
  ),
  lerConfiguracaoDoEdital: sonda(
    novoEdital,
    responde((r) => ({
      ...{ versao: 3, edital: { id: r.edital } },
      ...{ regras: { versao: 1 }, barema: { proprio: false } },
    })),
  ),
  mudarRegrasDoEdital: sonda(
    novoEdital,
    gravou('regrasDoEdital', (r) => ({ editalId: r.edital }), { regras: { parecerMinimo: 100 } }),
    {
      corpo: { parecerMinimo: 100 },
      limites: [
        administrador('a call whose evaluation is over', 409, novoEditalEm('decisao'), {
          corpo: { parecerMinimo: 100 },
        }),
      ],
    },
  ),
  mudarConfiguracaoDoEdital: sonda(
    novoEdital,
    gravou('regrasDoEdital', (r) => ({ editalId: r.edital }), { regras: { quorum: 3 } }),
    {
      corpo: { dados: { processo: '23000.1' }, regras: { quorum: 3 }, barema: UM_BAREMA },
      limites: [
        administrador('a call whose evaluation is over', 409, novoEditalEm('decisao'), {
          corpo: { barema: UM_BAREMA },
        }),
      ],
    },
  ),
  lerBarema: sonda(
    async (cena) => {
      const edital = await cena.w.novoEdital();
      const versao = await segundaVersao(cena, edital);
      await insertInto(cena.t, 'baremaDoEdital', { ...versao, barema: UM_BAREMA });
      return { edital };
    },
    responde({ versao: 2, proprio: true, retificacoes: [{}] }),
  ),
  mudarBarema: sonda(
    novoEdital,
    gravou('baremaDoEdital', (r) => ({ editalId: r.edital }), { barema: { criterios: [{}, {}] } }),
    {
      corpo: { barema: UM_BAREMA },
      limites: [
        administrador('a call whose evaluation is over', 409, novoEditalEm('decisao'), {
          corpo: { barema: UM_BAREMA },
        }),
      ],
    },
  ),
  encerrarInscricoes: sonda(
    novoEdital,
    gravou('edital', (r) => ({ id: r.edital }), { fase: 'avaliacao' }),
    {
      limites: [
        administrador('a call that is not open', 409, async ({ w }) => ({
          edital: await w.novoEdital({ inicio: '2026-06-01', fim: '2026-06-30' }),
        })),
      ],
    },
  ),
  reabrirInscricoes: ato('avaliacao', 'submissao', ['submissao', 'decisao'], { fim: '2026-06-30' }),
  abrirTardia: sonda(
    paraAlguem,
    contou('submissaoTardia', 1, (r) => ({ editalId: r.edital })),
    {
      corpo: porOrdem,
      limites: [
        ...(['submissao', 'decisao'] as const).map((fase) =>
          administrador(`a call in ${fase}`, 409, (cena) => paraAlguem(cena, fase), { corpo: porOrdem }),
        ),
        administrador(
          'for oneself',
          409,
          async (cena) => ({ ...(await paraAlguem(cena)), professor: quemOuDono(cena).id }),
          { corpo: porOrdem },
        ),
      ],
    },
  ),
  listarTardias: sonda(
    (cena) => aberta(cena, cena.dono.id),
    responde((r) => [{ id: r.tardia, estado: 'aberta' }]),
  ),
  retirarTardia: sonda(
    async (cena) => aberta(cena, (await cena.w.novaPessoa()).id),
    contou('submissaoTardia', 0, (r) => ({ id: r.tardia, retiradaEm: null })),
    {
      limites: [administrador('one for oneself', 409, (cena) => aberta(cena, quemOuDono(cena).id))],
    },
  ),
  tirarDoEdital: sonda(
    (cena) => usada(cena, cena.dono.id),
    gravou('projeto', (r) => ({ id: r.projeto }), { ehRascunho: true }),
    {
      limites: [
        administrador('one that was sent in time', 409, async ({ w, dono }) => ({
          projeto: await w.novoProjeto(dono.id, await w.novoEditalEm('avaliacao')),
        })),
        administrador('a project of their own (D58)', 409, (cena) => usada(cena, quemOuDono(cena).id)),
      ],
    },
  ),
  devolverEdital: ato('secretaria', 'decisao', ['avaliacao', 'resultado']),
  desarquivarEdital: ato('arquivado', 'resultado', ['resultado']),
} satisfies Record<string, Sonda>;
