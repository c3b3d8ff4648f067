import { rotas } from '@instrutoria/contract/api.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { contou, type Efeito, gravou, limitesDe, responde, sonda, todos } from '../access/sonda.ts';
import { send } from '../client.ts';
import {
  aAtividade,
  asDisciplinas,
  CONTAGENS_CERTAS,
  oDoCoordenador,
  type ProjetoComRelatorios,
  umProjetoComRelatorios,
} from '../world/cena-do-relatorio.ts';

/** What a request saves of a project. */
type Corpo = (p: ProjetoComRelatorios) => object;

const dasDisciplinas: Corpo = (p) => asDisciplinas(p);
const daAtividade: Corpo = (p) => aAtividade(p);
const doCoordenador: Corpo = (p) => oDoCoordenador(p);

function projetoDa({ t, w, dono, avaliador }: Cena): Promise<ProjetoComRelatorios> {
  // Nobody assesses their own project (D15).
  return umProjetoComRelatorios(t, w, { dono, ...(dono.id === avaliador.id ? {} : { avaliador }) });
}

type Salvavel = 'salvarRelatorioAtividade' | 'salvarRelatorioCoordenador' | 'salvarRelatorioDisciplinas';

async function salvar({ t }: Cena, p: ProjetoComRelatorios, nome: Salvavel, corpo: Corpo): Promise<void> {
  const { method, path } = rotas[nome];
  const r = await send(t.url, method, path, { token: p.dono.token, body: corpo(p) });
  if (r.status !== 200) throw new Error(`${path}: ${r.status} ${r.text}`);
}

/** The scene with the discipline report saved, which the others require. */
async function comDisciplinas(cena: Cena): Promise<ProjetoComRelatorios> {
  const p = await projetoDa(cena);
  await salvar(cena, p, 'salvarRelatorioDisciplinas', dasDisciplinas);
  return p;
}

/** The scene with a further report. */
const com = (nome: Salvavel, corpo: Corpo) => async (cena: Cena) => {
  const p = await comDisciplinas(cena);
  await salvar(cena, p, nome, corpo);
  return p;
};
const comAtividade = com('salvarRelatorioAtividade', daAtividade);
const comODoCoordenador = com('salvarRelatorioCoordenador', doCoordenador);

const doDono = limitesDe(['own_coordinator'], 'proprio');
/** Without an extension the window of reports is closed in the month of the tests' clock. */
const foraDaJanela = (corpo: Corpo): Limite =>
  doDono(
    'outside of the window',
    409,
    async ({ w, dono }) => {
      const { projeto } = await w.novoAprovado({ dono });
      return { dono, projeto, disciplina: 1, instrutor: await w.novoInstrutor(projeto) };
    },
    { corpo },
  );
const semDisciplinas = (corpo: Corpo): Limite =>
  doDono('before the discipline report (D29)', 409, projetoDa, { corpo });

const doProjeto = ({ projeto }: ProjetoComRelatorios) => ({ projetoId: projeto });
const doInstrutor = ({ instrutor }: ProjetoComRelatorios) => ({ instrutorId: instrutor });
const ehPdf: Efeito<unknown> = ({ headers, text }) =>
  igual([headers.get('content-type'), text.slice(0, 5)], ['application/pdf', '%PDF-']);

const DEVOLUCAO = { especie: 'COORDENADOR', motivo: 'Falta o método.', ate: '2026-06-30' };
/** Refused for a report that was not sent, and for one of a project of one's own (D30). */
const respondido = (corpo: object): readonly Limite[] => [
  limitesDe(['administrador'])('a report that was not sent', 404, projetoDa, { corpo }),
];

export const sondasDoRelatorio = {
  salvarRelatorioDisciplinas: sonda(
    projetoDa,
    todos(
      contou('relatorioDisciplina', 1, doProjeto),
      gravou('relatorioDisciplina', doProjeto, (r) => ({
        disciplinaId: r.disciplina,
        numMatriculados: CONTAGENS_CERTAS.numMatriculados,
      })),
    ),
    { corpo: dasDisciplinas, limites: [foraDaJanela(dasDisciplinas)] },
  ),
  lerRelatorioDisciplinas: sonda(comDisciplinas, responde([{ taxaSucesso: 82.5 }])),
  gerarPdfDasDisciplinas: sonda(comDisciplinas, ehPdf),
  salvarRelatorioAtividade: sonda(
    comDisciplinas,
    todos(
      contou('relatorioAtividade', 1, doInstrutor),
      gravou('relatorioAtividade', doInstrutor, ({ dono }) => ({
        autorId: dono.id,
        conclusao: 'Texto de conclusao.',
      })),
    ),
    { corpo: daAtividade, limites: [foraDaJanela(daAtividade), semDisciplinas(daAtividade)] },
  ),
  lerRelatorioAtividade: sonda(
    comAtividade,
    responde((r) => ({ instrutor: { id: r.instrutor } })),
  ),
  gerarPdfDaAtividade: sonda(comAtividade, ehPdf),
  salvarRelatorioCoordenador: sonda(
    comDisciplinas,
    todos(
      contou('relatorioCoordenador', 1, doProjeto),
      gravou('relatorioCoordenador', doProjeto, ({ dono }) => ({
        autorId: dono.id,
        conclusao: 'Concluído.',
      })),
    ),
    { corpo: doCoordenador, limites: [foraDaJanela(doCoordenador), semDisciplinas(doCoordenador)] },
  ),
  lerRelatorioCoordenador: sonda(
    comODoCoordenador,
    responde((r) => ({ avaliacoesDeDesempenho: [{ aluno: { id: r.instrutor } }] })),
  ),
  gerarPdfDoCoordenador: sonda(comODoCoordenador, ehPdf),
  listarRelatorios: sonda(comODoCoordenador, ({ body, r }) => {
    const lidos = (body as { especie: string; projeto: { id: number } }[]).filter(
      ({ projeto }) => projeto.id === r.projeto,
    );
    igual(lidos.map(({ especie }) => especie).toSorted(), ['COORDENADOR', 'DISCIPLINAS']);
  }),
  lerSituacaoDosRelatorios: sonda(
    comODoCoordenador,
    responde([
      { especie: 'COORDENADOR', situacao: 'ENVIADO' },
      { especie: 'DISCIPLINAS', situacao: 'ENVIADO' },
    ]),
  ),
  aprovarRelatorio: sonda(
    comODoCoordenador,
    gravou('analiseDeRelatorio', doProjeto, { resultado: 'APROVADO', versao: 1 }),
    { corpo: { especie: 'COORDENADOR' }, limites: respondido({ especie: 'COORDENADOR' }) },
  ),
  devolverRelatorio: sonda(
    comODoCoordenador,
    gravou('analiseDeRelatorio', doProjeto, { resultado: 'DEVOLVIDO', motivo: 'Falta o método.' }),
    { corpo: DEVOLUCAO, limites: respondido(DEVOLUCAO) },
  ),
} satisfies Record<string, Sonda>;
