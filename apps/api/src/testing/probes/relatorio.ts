import { eq } from 'drizzle-orm';
import { relatorioAtividade, relatorioCoordenador, relatorioDisciplina } from '../../db/schema.ts';
import type { ProjetoComRelatorios } from '../cena-do-relatorio.ts';
import {
  aAtividade,
  asDisciplinas,
  CONTAGENS_CERTAS,
  oDoCoordenador,
  umProjetoComRelatorios,
} from '../cena-do-relatorio.ts';
import { send } from '../client.ts';
import type { Cena, Limite, Pedido, Probe, Tentativa } from './probe.ts';
import { ID_DESCONHECIDO, igual } from './probe.ts';

const LINHA_COORDENADOR = 'no yes no no no no no no';
const LINHA_LEITORES = 'no yes no no no yes yes yes';
const DISCIPLINAS = '/api/relatorios-disciplinas';
const ATIVIDADE = '/api/relatorios-atividade-instrutor';
const COORDENADOR = '/api/relatorios-coordenador';

function projetoDa({ t, w, dono, avaliador }: Cena): Promise<ProjetoComRelatorios> {
  // Nobody assesses his own project (D15).
  return umProjetoComRelatorios(t, w, { dono, ...(dono.id === avaliador.id ? {} : { avaliador }) });
}

async function salvar({ t }: Cena, { dono }: ProjetoComRelatorios, caminho: string, body: unknown) {
  const r = await send(t.url, 'POST', caminho, { token: dono.token, body });
  if (r.status !== 200) throw new Error(`${caminho}: ${r.status} ${r.text}`);
}

/** The same with its discipline report saved, which the others need. */
async function comDisciplinas(cena: Cena): Promise<ProjetoComRelatorios> {
  const p = await projetoDa(cena);
  await salvar(cena, p, `${DISCIPLINAS}/salvar`, asDisciplinas(p));
  return p;
}

/** Without an extension the window of reports is closed in the month of the tests' clock. */
const foraDaJanela = (montar: (p: ProjetoComRelatorios) => Pedido): Limite => ({
  nome: 'outside of the window',
  colunas: ['own_coordinator'],
  alvo: 'proprio',
  status: 409,
  async montar({ w, dono }) {
    const { projeto } = await w.novoAprovado({ dono });
    return montar({ dono, projeto, disciplina: 1, instrutor: await w.novoInstrutor(projeto) });
  },
});
const semDisciplinas = (montar: (p: ProjetoComRelatorios) => Pedido): Limite => ({
  nome: 'before the discipline report (D29)',
  colunas: ['own_coordinator'],
  alvo: 'proprio',
  status: 409,
  montar: async (cena) => montar(await projetoDa(cena)),
});

const dasDisciplinas = (p: ProjetoComRelatorios): Pedido => ({
  caminho: `${DISCIPLINAS}/salvar`,
  corpo: asDisciplinas(p),
});
const daAtividade = (p: Pick<ProjetoComRelatorios, 'instrutor'>): Pedido => ({
  caminho: ATIVIDADE,
  corpo: aAtividade(p),
});
const doCoordenador = (p: ProjetoComRelatorios): Pedido => ({
  caminho: COORDENADOR,
  corpo: oDoCoordenador(p),
});

interface Leitura {
  readonly caminho: string;
  readonly id: (p: ProjetoComRelatorios) => number;
  readonly salvo: (p: ProjetoComRelatorios) => Pedido | null;
  readonly efeito: (p: ProjetoComRelatorios) => Tentativa['efeito'];
}

function leitura({ caminho, id, salvo, efeito }: Leitura): Probe {
  return {
    linha: LINHA_LEITORES,
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const p = await comDisciplinas(cena);
      const pedido = salvo(p);
      if (pedido !== null) await salvar(cena, p, pedido.caminho, pedido.corpo);
      return {
        caminho: `${caminho}/${id(p)}`,
        desconhecido: { caminho: `${caminho}/${ID_DESCONHECIDO}` },
        efeito: efeito(p),
      };
    },
  };
}

const ehPdf = (): Tentativa['efeito'] => (reply) =>
  igual([reply.headers.get('content-type'), reply.text.slice(0, 5)], ['application/pdf', '%PDF-']);
const doProjeto = ({ projeto }: ProjetoComRelatorios) => projeto;
const doInstrutor = ({ instrutor }: ProjetoComRelatorios) => instrutor;

export const sondasDoRelatorio = {
  salvarRelatorioDisciplinas: {
    linha: LINHA_COORDENADOR,
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const p = await projetoDa(cena);
      return {
        ...dasDisciplinas(p),
        desconhecido: dasDisciplinas({ ...p, projeto: ID_DESCONHECIDO }),
        efeito: async () => {
          const linhas = await cena.t.deps.database.db
            .select()
            .from(relatorioDisciplina)
            .where(eq(relatorioDisciplina.projetoId, p.projeto));
          igual(
            linhas.map((linha) => [linha.disciplinaId, linha.numMatriculados]),
            [[p.disciplina, CONTAGENS_CERTAS.numMatriculados]],
          );
        },
      };
    },
    limites: [foraDaJanela(dasDisciplinas)],
  },
  lerRelatorioDisciplinas: leitura({
    caminho: `${DISCIPLINAS}/projeto`,
    id: doProjeto,
    salvo: () => null,
    efeito:
      () =>
      ({ body }) =>
        igual(
          (body as { taxaSucesso: number }[]).map(({ taxaSucesso }) => taxaSucesso),
          [82.5],
        ),
  }),
  gerarPdfDasDisciplinas: leitura({
    caminho: `${DISCIPLINAS}/pdf`,
    id: doProjeto,
    salvo: () => null,
    efeito: ehPdf,
  }),
  salvarRelatorioAtividade: {
    linha: LINHA_COORDENADOR,
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const p = await comDisciplinas(cena);
      return {
        ...daAtividade(p),
        desconhecido: daAtividade({ instrutor: ID_DESCONHECIDO }),
        efeito: async () => {
          const linhas = await cena.t.deps.database.db
            .select()
            .from(relatorioAtividade)
            .where(eq(relatorioAtividade.instrutorId, p.instrutor));
          igual(
            linhas.map(({ autorId, conclusao }) => [autorId, conclusao]),
            [[p.dono.id, 'Texto de conclusao.']],
          );
        },
      };
    },
    limites: [foraDaJanela(daAtividade), semDisciplinas(daAtividade)],
  },
  lerRelatorioAtividade: leitura({
    caminho: `${ATIVIDADE}/instrutor`,
    id: doInstrutor,
    salvo: daAtividade,
    efeito:
      ({ instrutor }) =>
      ({ body }) =>
        igual((body as { instrutor: { id: number } }).instrutor.id, instrutor),
  }),
  gerarPdfDaAtividade: leitura({
    caminho: `${ATIVIDADE}/pdf`,
    id: doInstrutor,
    salvo: daAtividade,
    efeito: ehPdf,
  }),
  salvarRelatorioCoordenador: {
    linha: LINHA_COORDENADOR,
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const p = await comDisciplinas(cena);
      return {
        ...doCoordenador(p),
        desconhecido: doCoordenador({ ...p, projeto: ID_DESCONHECIDO }),
        efeito: async () => {
          const linhas = await cena.t.deps.database.db
            .select()
            .from(relatorioCoordenador)
            .where(eq(relatorioCoordenador.projetoId, p.projeto));
          igual(
            linhas.map(({ autorId, conclusao }) => [autorId, conclusao]),
            [[p.dono.id, 'Concluído.']],
          );
        },
      };
    },
    limites: [foraDaJanela(doCoordenador), semDisciplinas(doCoordenador)],
  },
  lerRelatorioCoordenador: leitura({
    caminho: `${COORDENADOR}/projeto`,
    id: doProjeto,
    salvo: doCoordenador,
    efeito:
      ({ instrutor }) =>
      ({ body }) =>
        igual(
          (body as { avaliacoesDeDesempenho: { aluno: { id: number } }[] }).avaliacoesDeDesempenho.map(
            ({ aluno }) => aluno.id,
          ),
          [instrutor],
        ),
  }),
  gerarPdfDoCoordenador: leitura({
    caminho: `${COORDENADOR}/pdf`,
    id: doProjeto,
    salvo: doCoordenador,
    efeito: ehPdf,
  }),
} satisfies Record<string, Probe>;
