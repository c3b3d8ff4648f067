import { finished } from 'node:stream';
import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import {
  certificadosAbertos,
  exigirCertificadosAbertos,
} from '@instrutoria/domain/declaracao/rules/certificados.ts';
import { declarar } from '@instrutoria/domain/declaracao/transitions.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { nomeNoZip } from '@instrutoria/domain/pacote/rules/nome-no-zip.ts';
import { createTurns } from '../../../adapters/turns.ts';
import type { ComPreparo, Contexto, Executar, Usuario } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { correnteDe, type EntradaDaCorrente, zipCorrente } from '../../../documents/zip-corrente.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { emLote } from '../../carta/lote-repository.ts';
import { editalEncontrado } from '../../edital/repository.ts';
import { projetosComEstornoPorDecidir } from '../../pagamento/do-edital-queries.ts';
import { avisarDosCertificados, type CertificadoFeito } from '../avisar-dos-certificados.ts';
import { type Certificado, certificadosDoEdital, certificadosEmitidos } from '../certificados-queries.ts';
import { papelDaDeclaracao } from '../papel-da-declaracao.ts';
import { registrarDeclaracao } from '../registrar-declaracao.ts';

async function olhar(ctx: Contexto, edital: EditalGuardado) {
  const fuso = await lerFuso(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const abertos = certificadosAbertos(edital, hoje);
  const comAjuste = abertos ? await projetosComEstornoPorDecidir(ctx.db, ctx.agora, fuso) : new Set<number>();
  const linhas = await certificadosDoEdital(ctx.db, edital, { hoje, comAjuste });
  return { hoje, abertos, comAjuste, linhas };
}

export const listarCertificados: Executar<Api['listarCertificados']> = async (ctx, { params }) => {
  const edital = await editalEncontrado(ctx, params.id);
  const { abertos, linhas } = await olhar(ctx, edital);
  return {
    status: 200,
    dados: {
      abertos,
      vigenciaFim: edital.vigenciaFim,
      linhas: linhas.map(({ participacao, projeto, situacao, faltas, declaracaoId }) => ({
        papel: participacao.papel === 'INSTRUTOR' ? ('INSTRUTOR' as const) : ('COORDENADOR' as const),
        nome: participacao.nome,
        projeto,
        situacao,
        faltas,
        declaracao: declaracaoId === null ? null : { id: declaracaoId },
      })),
    },
  };
};

/** Issues those of one project that nothing is missing for; [] where all were issued before. */
async function emitirDoProjeto(
  ctx: Contexto,
  certificados: readonly Certificado[],
  hoje: string,
): Promise<CertificadoFeito[]> {
  const feitos: CertificadoFeito[] = [];
  for (const { participacao, chave, situacao } of certificados) {
    if (situacao !== 'PRONTO') continue;
    const { pessoaId, instrutorId } = participacao;
    const conteudo = declarar(participacao, hoje);
    const nova = { chave, conteudo, instrutorId, professorId: pessoaId };
    const { declaracao, emitida } = await registrarDeclaracao(ctx, nova);
    if (emitida) feitos.push({ participacao, codigo: declaracao.codigo });
  }
  return feitos;
}

/**
 * Each project is one transaction, with its audit rows and mails; no PDF is made before somebody opens it. A repetition finds
 * what was issued, and goes on with the rest.
 */
export const emitirCertificados: ComPreparo<
  Api['emitirCertificados'],
  { emitidos: number; jaEmitidos: number; faltam: number }
> = {
  async preparar(ctx, { params }) {
    const edital = await editalEncontrado(ctx, params.id);
    const { hoje, comAjuste, linhas } = await olhar(ctx, edital);
    exigirCertificadosAbertos(edital, hoje);
    const prontos = linhas.filter(({ situacao }) => situacao === 'PRONTO').map(({ projeto }) => projeto.id);
    let emitidos = 0;
    await emLote(ctx, prontos, async (um, projeto) => {
      const agora = await certificadosDoEdital(um.db, edital, { hoje, comAjuste, projeto });
      const feitos = await emitirDoProjeto(um, agora, hoje);
      await avisarDosCertificados(um, edital.nome, feitos, agora);
      emitidos += feitos.length;
      return { resultado: feitos.length > 0 ? 'feito' : 'jaEstava', mensagem: '' };
    });
    const contar = (qual: Certificado['situacao']) =>
      linhas.filter(({ situacao }) => situacao === qual).length;
    return { emitidos, jaEmitidos: contar('EMITIDO'), faltam: contar('FALTA') };
  },
  executar: async (_ctx, _pedido, dados) => ({ status: 200, dados }),
};

const umPorPessoa = createTurns({
  concorrencia: 2,
  fila: 0,
  porPessoa: { aoMesmoTempo: 1, esperando: 0 },
  cheia: () => new DomainError('limite', 'PACOTE_EM_CURSO', M.jaBaixaCertificados, [], { retryAfter: 30 }),
});

/** Makes each PDF when its turn in the ZIP comes. */
async function* entradas(ctx: Contexto<Usuario>, edital: number): AsyncGenerator<EntradaDaCorrente> {
  for (const certificado of await certificadosEmitidos(ctx.db, edital)) {
    const { id, projetoId, conteudo } = certificado;
    const pasta = conteudo.papel === 'COORDENADOR' ? 'coordenadores' : 'instrutores';
    const nome = `${pasta}/projeto-${projetoId}-${nomeNoZip(conteudo.nome)}-${id}.pdf`;
    const { bytes } = await papelDaDeclaracao(ctx, certificado);
    yield { nome, comprimir: false, bytes: correnteDe(bytes) };
  }
}

export const baixarCertificados: Executar<Api['baixarCertificados']> = async (ctx, { params }) => {
  const sair = await umPorPessoa.enter();
  try {
    const { id, nome, ano } = await editalEncontrado(ctx, params.id);
    const registro = { tipo: 'edital', id };
    await auditar(ctx, { acao: 'baixarCertificados', registro, depois: { endereco: ctx.endereco } });
    await registrarAcesso(ctx, { documento: 'certificados_do_edital', registro, titularId: null });
    const bytes = zipCorrente(entradas(ctx, id), { quando: ctx.agora });
    finished(bytes, sair);
    const arquivo = `certificados-${id}-${nomeNoZip(nome)}-${ano}.zip`;
    return { status: 200, arquivo: { tipo: 'application/zip', bytes, nome: arquivo } };
  } catch (error) {
    sair();
    throw error;
  }
};
