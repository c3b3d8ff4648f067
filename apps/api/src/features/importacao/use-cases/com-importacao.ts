import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { DESFAZER_MS, LINHAS_DE_AMOSTRA } from '@instrutoria/domain/importacao/limits.ts';
import { MENSAGENS_IMPORTACAO as M } from '@instrutoria/domain/importacao/messages.ts';
import {
  problemasDasColunas,
  textoDaCelula,
  titulosDaFolha,
} from '@instrutoria/domain/importacao/rules/colunas.ts';
import type { ArquivoLido, FolhaLida } from '@instrutoria/domain/importacao/types.ts';
import { mascararCpf, normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import * as repo from '../repository.ts';

type Resumida = AnswerOf<Api['listarImportacoes']>[number];
type Inteira = AnswerOf<Api['lerImportacao']>;

/** An unconfirmed import, whose cells are still stored. */
export type Previa = repo.ImportacaoGuardada & { readonly conteudo: ArquivoLido };

function naoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrada);
}

export async function exigirImportacao(db: Executor, id: number): Promise<repo.ImportacaoGuardada> {
  const achada = await repo.acharImportacao(db, id);
  if (achada === null) throw naoEncontrada();
  return achada;
}

export async function exigirTravada(db: Executor, id: number): Promise<repo.ImportacaoGuardada> {
  const achada = await repo.travarImportacao(db, id);
  if (achada === null) throw naoEncontrada();
  return achada;
}

/** Throws 409 for a confirmed import. */
export function exigirPrevia(importacao: repo.ImportacaoGuardada): Previa {
  const { conteudo } = importacao;
  if (conteudo === null) throw new DomainError('conflito', 'IMPORTACAO_CONFIRMADA', M.jaConfirmada);
  return { ...importacao, conteudo };
}

/** The chosen sheet. Throws 409 while columns are missing or contradictory. */
export function exigirColunas({ conteudo, opcoes }: Previa): FolhaLida {
  const folha = conteudo.folhas[opcoes.folha];
  const problemas = problemasDasColunas(conteudo, opcoes);
  if (folha === undefined || problemas.length > 0) {
    throw new DomainError('conflito', 'FALTAM_COLUNAS', M.escolhaAsColunas, problemas);
  }
  return folha;
}

export function resumida(um: repo.ImportacaoResumida): Resumida {
  const { id, situacao, arquivo, autor, contagens, confirmadaEm, desfeitaEm, criadaEm, opcoes } = um;
  const ate = confirmadaEm === null ? null : new Date(confirmadaEm.getTime() + DESFAZER_MS);
  return {
    id,
    situacao,
    tipo: opcoes.tipo,
    arquivo,
    autor,
    contagens,
    criadaEm: criadaEm.toISOString(),
    confirmadaEm: confirmadaEm?.toISOString() ?? null,
    desfeitaEm: desfeitaEm?.toISOString() ?? null,
    desfazerAte: situacao === 'confirmada' ? (ate?.toISOString() ?? null) : null,
  };
}

/** A CPF is shown in part, also before its column is known. */
function amostrado(texto: string): string {
  const cpf = normalizarCpf(texto);
  return cpf === null ? texto : mascararCpf(cpf);
}

export function inteira(um: repo.ImportacaoGuardada, lembrada: boolean): Inteira {
  const { conteudo, opcoes } = um;
  if (conteudo === null) return { ...resumida(um), planilha: null };
  const folha = conteudo.folhas[opcoes.folha] ?? { nome: '', oculta: false, linhas: [] };
  const titulos = titulosDaFolha(folha, opcoes.cabecalho);
  const { colunas, ...outras } = opcoes;
  return {
    ...resumida(um),
    planilha: {
      formato: conteudo.formato,
      avisos: [...conteudo.avisos],
      folhas: conteudo.folhas.map(({ nome, oculta, linhas }) => ({ nome, oculta, linhas: linhas.length })),
      opcoes: {
        ...outras,
        unidades: [...opcoes.unidades],
        colunas: Object.entries(colunas).map(([campo, coluna]) => ({ campo, coluna })),
      },
      lembrada,
      titulos: [...titulos],
      amostra: folha.linhas
        .filter(({ n }) => n > opcoes.cabecalho)
        .slice(0, LINHAS_DE_AMOSTRA)
        .map(({ celulas }) => titulos.map(({ indice }) => amostrado(textoDaCelula(celulas[indice] ?? null)))),
      problemas: problemasDasColunas(conteudo, opcoes).map(({ campo, mensagem }) => ({ campo, mensagem })),
    },
  };
}
