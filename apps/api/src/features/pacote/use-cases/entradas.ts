import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { nomeNoZip } from '@instrutoria/domain/pacote/rules/nome-no-zip.ts';
import type { Bytes, Contexto, Usuario } from '../../../context.ts';
import { correnteDe, type EntradaDaCorrente } from '../../../documents/zip-corrente.ts';
import { listarVersoes } from '../../resultado/queries.ts';
import { type ProjetoDoPacote, projetosDoPacote } from '../queries.ts';
import { dadosEmJson } from './dados-json.ts';
import { type Leitor, type Leituras, type Lido, leitor } from './leituras.ts';
import { escreverFolha, FOLHAS } from './planilhas-do-pacote.ts';

/** One part of the package, opened in its turn. */
interface Parte {
  readonly nome: string;
  abrir(): Promise<Lido<Uint8Array | NodeJS.ReadableStream>>;
}

const conteudo = async (lido: Promise<Lido<Bytes>>): Promise<Lido<Bytes['bytes']>> => {
  const achado = await lido;
  return 'dados' in achado ? { dados: achado.dados.bytes } : achado;
};

/** Documents of an instructor; never the bank's (T-F3). */
const DOCUMENTOS = {
  termo: { chamada: 'lerTermo', nome: 'termo-de-compromisso' },
  declaracao: { chamada: 'lerDeclaracaoDoAluno', nome: 'declaracao-do-aluno' },
  historico: { chamada: 'lerHistorico', nome: 'historico' },
  anuencia: { chamada: 'lerAnuencia', nome: 'termo-de-anuencia' },
} as const;
const ehDocumento = (nome: string): nome is keyof typeof DOCUMENTOS => Object.hasOwn(DOCUMENTOS, nome);

function* partesDoProjeto(ler: Leitor, projeto: ProjetoDoPacote): Generator<Parte> {
  const { id, propria } = projeto;
  const dono = { id, propria };
  const pasta = `projetos/${id}-${nomeNoZip(projeto.titulo)}`;
  const parte = (nome: string, abrir: () => Promise<Lido<Bytes>>): Parte => ({
    nome: `${pasta}/${nome}`,
    abrir: () => conteudo(abrir()),
  });
  yield parte('projeto.pdf', () => ler.arquivo('gerarPdf', { params: { id }, dono }));
  if (projeto.comprovante)
    yield parte('comprovante-das-disciplinas.pdf', () =>
      ler.arquivo('lerComprovante', { params: { projectId: id }, dono }),
    );
  for (const [secao, reference] of Object.entries(projeto.imagens))
    yield parte(`imagem-${nomeNoZip(secao)}.jpg`, () =>
      ler.arquivo('lerImagem', { params: { reference }, dono }),
    );
  for (const anexo of projeto.anexos)
    yield parte(`recurso-anexo-${anexo}.pdf`, () =>
      ler.arquivo('lerAnexoDoRecurso', { params: { projectId: id, anexo }, dono }),
    );
  for (const registro of projeto.deOficio)
    yield parte(`frequencia-de-oficio-${registro}.pdf`, () =>
      ler.arquivo('lerDocumentoDaFrequencia', { params: { id, registro }, dono }),
    );
  for (const desistencia of projeto.desistencias)
    yield parte(`pedido-de-desistencia-${desistencia}.pdf`, () =>
      ler.arquivo('lerPedidoDeDesistencia', { params: { id, desistencia }, dono }),
    );
  if (projeto.recusa)
    yield parte('recusa-de-suplente.pdf', () => ler.arquivo('lerRecusaDeSuplente', { params: { id }, dono }));
  if (projeto.relatorioDeDisciplinas)
    yield parte('relatorio-das-disciplinas.pdf', () =>
      ler.arquivo('gerarPdfDasDisciplinas', { params: { id }, dono }),
    );
  if (projeto.relatorioDoCoordenador)
    yield parte('relatorio-do-coordenador.pdf', () =>
      ler.arquivo('gerarPdfDoCoordenador', { params: { id }, dono }),
    );
  for (const instrutor of projeto.instrutores) {
    const dele = `instrutores/${instrutor.id}-${nomeNoZip(instrutor.nome)}`;
    const pedida = { params: { id: instrutor.id }, dono: { id: instrutor.id, propria } } as const;
    for (const documento of instrutor.documentos.filter(ehDocumento)) {
      const { chamada, nome } = DOCUMENTOS[documento];
      yield parte(`${dele}/${nome}.pdf`, () => ler.arquivo(chamada, pedida));
    }
    if (instrutor.relatorio)
      yield parte(`${dele}/relatorio-de-atividades.pdf`, () => ler.arquivo('gerarPdfDaAtividade', pedida));
  }
}

interface EditalDoPacote {
  readonly id: number;
  readonly fuso: string;
  readonly leiaMe: string;
  readonly resultadoPublicadoEm: string | null;
}

async function* partes(ctx: Contexto<Usuario>, ler: Leitor, edital: EditalDoPacote): AsyncGenerator<Parte> {
  const { id, fuso, resultadoPublicadoEm } = edital;
  const daqui = { params: { id } } as const;
  yield { nome: 'LEIA-ME.txt', abrir: async () => ({ dados: Buffer.from(edital.leiaMe) }) };
  for (const folha of FOLHAS)
    yield {
      nome: `planilhas/${folha.arquivo}.xlsx`,
      abrir: async () => ({ dados: await escreverFolha(ctx, id, fuso, folha) }),
    };
  for (const [nome, chamada] of [
    ['ranque-tipo-1', 'exportarRanqueTipoI'],
    ['ranque-tipo-2', 'exportarRanqueTipoII'],
  ] as const)
    yield {
      nome: `planilhas/${nome}.xlsx`,
      abrir: () => conteudo(ler.arquivo(chamada, { params: undefined, query: { edital: id } })),
    };
  yield {
    nome: 'planilhas/avaliadores.xlsx',
    abrir: () => conteudo(ler.arquivo('exportarJulgamento', daqui)),
  };
  const versoes =
    resultadoPublicadoEm === null ? [] : await listarVersoes(ctx.db, { id, resultadoPublicadoEm });
  for (const { numero } of versoes)
    yield {
      nome: `planilhas/resultado-versao-${numero}.csv`,
      abrir: () => conteudo(ler.arquivo('baixarVersaoEmCsv', { params: { editalId: id, numero } })),
    };
  yield {
    nome: 'dados.json',
    abrir: async () => ({
      dados: Readable.from(dadosEmJson(ctx.db, ler, id, ctx.usuario.id), { objectMode: false }),
    }),
  };
  const textos = await ler.dados('listarTextosDePublicacao', daqui);
  for (const { id: texto, especie, ano, numero, versao } of 'dados' in textos ? textos.dados : [])
    yield {
      nome: `documentos/${nomeNoZip(especie)}-${ano}-${numero}-versao-${versao}.pdf`,
      abrir: () => conteudo(ler.arquivo('gerarPdfDoTexto', { params: { id: texto } })),
    };
  const sessoes = await ler.dados('listarSessoesDaComissao', { params: undefined, query: { edital: id } });
  for (const { id: sessao, ata } of 'dados' in sessoes ? sessoes.dados : [])
    if (ata !== null)
      yield {
        nome: `documentos/ata-${ata.ano}-${ata.numero}.pdf`,
        abrir: () => conteudo(ler.arquivo('gerarPdfDaAta', { params: { id: sessao } })),
      };
  for await (const projeto of projetosDoPacote(ctx.db, id, ctx.usuario.id))
    yield* partesDoProjeto(ler, projeto);
}

const JA_COMPRIMIDO = /\.(pdf|jpg|xlsx)$/;

/**
 * The entries of the package in order. Refused parts go to FICOU-DE-FORA.txt; any other error breaks the package off.
 * SHA256SUMS.txt comes last, so that its absence shows a broken package.
 */
export async function* entradasDoPacote(
  ctx: Contexto<Usuario>,
  leituras: Leituras,
  edital: EditalDoPacote,
): AsyncGenerator<EntradaDaCorrente> {
  const somas: string[] = [];
  const fora: string[] = [];
  function entrada(nome: string, bytes: Uint8Array | NodeJS.ReadableStream): EntradaDaCorrente {
    const soma = createHash('sha256');
    async function* somados(origem: Readable) {
      for await (const pedaco of origem) {
        soma.update(pedaco as Buffer);
        yield pedaco as Buffer;
      }
      somas.push(`${soma.digest('hex')}  ${nome}\n`);
    }
    const comSoma = Readable.from(somados(correnteDe(bytes)), { objectMode: false });
    return { nome, comprimir: !JA_COMPRIMIDO.test(nome), bytes: comSoma };
  }
  for await (const { nome, abrir } of partes(ctx, leitor(ctx, leituras), edital)) {
    const lido = await abrir();
    if ('dados' in lido) yield entrada(nome, lido.dados);
    else fora.push(`${nome}: ${lido.porque}\r\n`);
  }
  if (fora.length > 0) yield entrada('FICOU-DE-FORA.txt', Buffer.from(`\ufeff${fora.join('')}`));
  yield { nome: 'SHA256SUMS.txt', comprimir: true, bytes: correnteDe(Buffer.from(somas.join(''))) };
}
