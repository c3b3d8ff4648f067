import { montarAta } from '../apps/api/src/documents/pdf/ata/montar.ts';
import { montarPublicacao } from '../apps/api/src/documents/pdf/publicacao/montar.ts';
import { createPdfRenderer } from '../apps/api/src/documents/pdf/renderer.ts';
import type { DocumentoPronto } from '../apps/api/src/documents/pdf/trabalho.ts';
import { CONFIGURACAO_PADRAO } from '../packages/domain/src/configuracao/limits.ts';
import { MODELOS_PADRAO } from '../packages/domain/src/publicacao/limits.ts';
import { blocosDaVersao, fatosDaVersao } from '../packages/domain/src/publicacao/rules/fatos.ts';
import { preencher } from '../packages/domain/src/publicacao/rules/preencher.ts';
import { textoDaPublicacao } from '../packages/domain/src/publicacao/rules/texto.ts';
import type { ConteudoDoTexto } from '../packages/domain/src/publicacao/types.ts';
import type { LinhaDoResultado } from '../packages/domain/src/resultado/types.ts';
import type { ConteudoDaAta } from '../packages/domain/src/sessao/types.ts';
import { alone, atMost, type Row } from './row.ts';
import { median } from './statistics.ts';

const TIMES = 5;
const NOON = '2026-03-01T12:00:00.000Z';
const { instituicao } = CONFIGURACAO_PADRAO;
const title = (i: number) => `Projeto de ensino número ${i}: oficina de leitura, cálculo e laboratório`;

function minutes(items: number): DocumentoPronto {
  const ana = { id: 1, nome: 'Ana Prado' };
  const conteudo: ConteudoDaAta = {
    numero: 1,
    ano: 2026,
    versao: 1,
    instituicao: 'Universidade',
    programa: 'Programa de Instrutoria',
    edital: 'Edital 2026',
    sessao: 1,
    local: 'Sala 12',
    fuso: 'UTC',
    abertaEm: NOON,
    encerradaEm: NOON,
    presencas: [{ pessoa: ana, presente: true, quando: NOON }],
    interrupcoes: [],
    itens: Array.from({ length: items }, (_one, i) => ({
      projeto: { id: i + 1, titulo: title(i + 1) },
      total: 436.5 - i / 2,
      proposta: { remunerados: 1, voluntarios: 1 },
      decisao: { remunerados: i % 3, voluntarios: 1, motivo: i % 3 === 1 ? '' : 'Duas turmas a atender' },
      anotacao: i % 5 === 0 ? 'A comissão pede que o plano de trabalho seja entregue em março.' : '',
      impedidos: i % 7 === 0 ? ['Hugo Falcão'] : [],
    })),
    retificacoes: [],
  };
  const papel = { sessao: 1, conteudo, sha256: 'a'.repeat(64), criadaEm: NOON, instituicao, logo: null };
  return montarAta(papel);
}

function publication(projects: number): ConteudoDoTexto {
  const linhas = Array.from(
    { length: projects },
    (_one, i): LinhaDoResultado => ({
      posicao: i + 1,
      projeto_id: i + 1,
      titulo: title(i + 1),
      coordenador: `Coordenadora ${i + 1} de Andrade`,
      unidade: `Unidade ${i % 40}`,
      tipoProjeto: 'TIPO I',
      total: 600 - i / 20,
      situacaoExibida: 'APROVADO',
      vagas: 'todas',
      remunerados_aprovados: i % 3,
      voluntarios_aprovados: i % 4,
      desempate: null,
    }),
  );
  const daVersao = {
    instituicao,
    publicUrl: 'https://instrutoria.example',
    fuso: 'UTC',
    agora: new Date(NOON),
    edital: { id: 1, nome: 'Edital 2026', ano: 2026 },
    versao: {
      numero: 1,
      instante: NOON,
      motivo: 'PUBLICACAO',
      recurso: null,
      justificativa: null,
      reconstituida: false,
      sha256: 'a'.repeat(64),
    },
    linhas,
    antes: null,
  } as const;
  const quem = { autoridade: 'Célia Moura', cargo: 'Pró-Reitora', processo: '1/2026' };
  return {
    especie: 'portaria',
    numero: 1,
    ano: 2026,
    versao: 1,
    instituicao: 'Universidade',
    programa: 'Programa de Instrutoria',
    edital: 'Edital 2026',
    fuso: 'UTC',
    correcao: null,
    ...preencher(MODELOS_PADRAO.resultado, { ...fatosDaVersao(daVersao), ...quem }, blocosDaVersao(daVersao)),
  };
}

/** The papers of a decision as they are drawn for a reader, the worker's start apart, and the longest text as it is kept. */
export async function measurePapers(): Promise<Row[]> {
  const pdf = createPdfRenderer({
    log: { warn: () => undefined },
    timeoutMs: 60_000,
  });
  const onPaper = (conteudo: ConteudoDoTexto) =>
    montarPublicacao({ id: 1, conteudo, sha256: 'a'.repeat(64), criadoEm: NOON, instituicao, logo: null });
  const row = async (work: string, limit: number, make: () => Promise<number>): Promise<Row> => {
    const times: number[] = [];
    let kib = 0;
    for (let i = 0; i < TIMES; i += 1) {
      const begin = performance.now();
      kib = (await make()) / 1024;
      times.push(performance.now() - begin);
    }
    return alone(
      work,
      'ms',
      median(times),
      atMost(limit),
      `${kib.toFixed(0)} KiB, at most ${Math.max(...times).toFixed(0)}`,
    );
  };
  const drawn = (document: () => DocumentoPronto) => async () =>
    (await pdf.documento(async () => document())).length;
  try {
    await drawn(() => minutes(1))();
    return [
      await row(
        'minutes of 200 items as PDF',
        2_000,
        drawn(() => minutes(200)),
      ),
      await row(
        'publication text of 200 rows as PDF',
        2_000,
        drawn(() => onPaper(publication(200))),
      ),
      await row(
        'publication text of 1,000 rows as PDF',
        10_000,
        drawn(() => onPaper(publication(1_000))),
      ),
      await row('publication text of 10,000 rows as text', 1_000, async () =>
        Buffer.byteLength(textoDaPublicacao(publication(10_000))),
      ),
    ];
  } finally {
    await pdf.close();
  }
}
