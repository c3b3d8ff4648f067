import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { LINHAS_NA_PREVIA } from '@instrutoria/domain/importacao/limits.ts';
import { MENSAGENS_IMPORTACAO as M } from '@instrutoria/domain/importacao/messages.ts';
import { textoDaCelula, titulosDaFolha } from '@instrutoria/domain/importacao/rules/colunas.ts';
import type { Acervo, Diferenca, Valores } from '@instrutoria/domain/importacao/types.ts';
import { mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { ComPreparo, Contexto, Executar } from '../../../context.ts';
import { uniqueViolation } from '../../../db/sql-error.ts';
import { linhasProntas } from '../../../documents/planilhas/linhas-prontas.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerAcervo } from '../acervo-queries.ts';
import { gravarDiferenca, semUso, travarTabelas } from '../gravar-repository.ts';
import * as repo from '../repository.ts';
import {
  exigirColunas,
  exigirImportacao,
  exigirPrevia,
  exigirTravada,
  inteira,
  type Previa,
} from './com-importacao.ts';

/** The hash that identifies a preview: of the file, the options, and the records that it was compared with. */
function marcaDaPrevia({ sha256, opcoes }: Previa, acervo: Acervo): string {
  return createHash('sha256')
    .update(JSON.stringify([sha256, opcoes, acervo]))
    .digest('hex');
}

interface Comparada {
  readonly marca: string;
  readonly diferenca: Diferenca;
}

async function comparar({ db, deps }: Pick<Contexto, 'db' | 'deps'>, previa: Previa): Promise<Comparada> {
  const folha = exigirColunas(previa);
  const { opcoes } = previa;
  const acervo = await lerAcervo(db, opcoes.tipo);
  const diferenca = await deps.planilhas.comparar({ folha, opcoes, acervo });
  return { marca: marcaDaPrevia(previa, acervo), diferenca };
}

type PreviaMostrada = AnswerOf<Api['lerPrevia']>;

function grupo<T, U>(linhas: readonly T[], mostrar: (linha: T) => U): { total: number; linhas: U[] } {
  return { total: linhas.length, linhas: linhas.slice(0, LINHAS_NA_PREVIA).map(mostrar) };
}

function mostrado(campo: string, valor: Valores[string] = null): string | number | null {
  return campo === 'cpf' && typeof valor === 'string' ? mascararCpf(valor) : valor;
}

function mostrada({ marca, diferenca }: Comparada, saem: ReadonlySet<number>): PreviaMostrada {
  const { novas, mudam, iguais, somem, comErro, avisos, unidadesDesconhecidas } = diferenca;
  return {
    previa: marca,
    iguais,
    unidadesDesconhecidas: [...unidadesDesconhecidas],
    novas: grupo(novas, ({ linha, nome, valores, avisos: dela }) => ({
      linha,
      nome,
      valores: Object.entries(valores)
        .filter(([campo]) => campo !== 'unidadeId')
        .map(([campo, valor]) => ({ campo, valor: mostrado(campo, valor) })),
      avisos: [...dela],
    })),
    mudam: grupo(mudam, ({ linha, nome, mudancas, avisos: dela }) => ({
      linha,
      nome,
      mudancas: mudancas.map(({ campo, antes, depois }) => ({
        campo,
        antes: mostrado(campo, antes),
        depois: mostrado(campo, depois),
      })),
      avisos: [...dela],
    })),
    somem: grupo(somem, ({ id, nome }) => ({ id, nome, fica: !saem.has(id) })),
    saem: saem.size,
    comErro: grupo(comErro, ({ linha, nome, erros }) => ({
      linha,
      nome,
      erros: erros.map(({ campo, mensagem }) => ({ campo, mensagem })),
    })),
    avisos: grupo(avisos, (um) => ({ ...um })),
  };
}

export const lerPrevia: Executar<Api['lerPrevia']> = async (ctx, { params }) => {
  const previa = exigirPrevia(await exigirImportacao(ctx.db, params.id));
  const comparada = await comparar(ctx, previa);
  const saem = await semUso(ctx.db, previa.opcoes.tipo, comparada.diferenca.somem);
  return { status: 200, dados: mostrada(comparada, new Set(saem)) };
};

/** The file's rows with errors, as they came, with what is wrong in the last column. */
export const baixarErrosDaImportacao: Executar<Api['baixarErrosDaImportacao']> = async (ctx, { params }) => {
  const previa = exigirPrevia(await exigirImportacao(ctx.db, params.id));
  const folha = exigirColunas(previa);
  const { diferenca } = await comparar(ctx, previa);
  const titulos = titulosDaFolha(folha, previa.opcoes.cabecalho);
  const porLinha = new Map(folha.linhas.map((linha) => [linha.n, linha]));
  const linhas = diferenca.comErro.map(({ linha, erros }) => [
    linha,
    ...titulos.map(({ indice }) => textoDaCelula(porLinha.get(linha)?.celulas[indice] ?? null)),
    erros.map(({ mensagem }) => mensagem).join(' · '),
  ]);
  const arquivo = await ctx.deps.planilhas.arquivo('xlsx', `erros-da-importacao-${previa.id}`, () =>
    Promise.resolve({
      nome: 'Linhas com erro',
      quando: ctx.agora,
      colunas: [
        { titulo: 'Linha', largura: 8 },
        ...titulos.map(({ texto }) => ({ titulo: texto, largura: 24 })),
        { titulo: 'O que corrigir', largura: 60 },
      ],
      linhas: linhasProntas(linhas),
    }),
  );
  await auditar(ctx, {
    acao: 'baixarErrosDaImportacao',
    registro: { tipo: 'importacao', id: previa.id },
    depois: { linhas: linhas.length },
  });
  return { status: 200, arquivo };
};

function mudouDesdeAPrevia(): DomainError {
  return new DomainError('conflito', 'MUDOU_DESDE_A_PREVIA', M.mudouDesdeAPrevia);
}

/**
 * Compares before the transaction; in it, with the tables locked, the file, what was chosen and the records
 * must still be those of the preview that the person saw.
 */
export const confirmarImportacao: ComPreparo<Api['confirmarImportacao'], Comparada | null> = {
  async preparar(ctx, { params }) {
    const achada = await repo.acharImportacao(ctx.db, params.id);
    // Refused in `executar`, in the order of the errors.
    if (achada === null || achada.conteudo === null) return null;
    return comparar(ctx, exigirPrevia(achada));
  },
  async executar(ctx, pedido, comparada) {
    const previa = exigirPrevia(await exigirTravada(ctx.db, pedido.params.id));
    if (comparada === null) throw mudouDesdeAPrevia();
    const { opcoes, id } = previa;
    await travarTabelas(ctx.db, opcoes.tipo);
    const marca = marcaDaPrevia(previa, await lerAcervo(ctx.db, opcoes.tipo));
    if (marca !== comparada.marca || marca !== pedido.corpo().previa) throw mudouDesdeAPrevia();
    const { diferenca } = comparada;
    const saem = await semUso(ctx.db, opcoes.tipo, diferenca.somem);
    if (diferenca.novas.length + diferenca.mudam.length + saem.length === 0) {
      throw new DomainError('conflito', 'NADA_A_FAZER', M.nadaAFazer);
    }
    const gravado = await gravarDiferenca(ctx.db, id, diferenca, { opcoes, saem, agora: ctx.agora }).catch(
      (error: unknown) => {
        throw uniqueViolation(error) === null ? error : mudouDesdeAPrevia();
      },
    );
    const contagens = {
      novas: gravado.novas.length,
      mudadas: gravado.mudadas.length,
      retiradas: gravado.retiradas.length,
    };
    await repo.marcarConfirmada(ctx.db, id, contagens, ctx.agora);
    await auditar(ctx, {
      acao: 'confirmarImportacao',
      registro: { tipo: 'importacao', id },
      // Every record is named: new and removed ones by id, changed ones with the changed fields.
      depois: {
        tipo: opcoes.tipo,
        arquivo: previa.arquivo,
        sha256: previa.sha256,
        contagens,
        comErro: diferenca.comErro.length,
        novas: gravado.novas,
        retiradas: gravado.retiradas,
        mudadas: diferenca.mudam.map((uma) => ({
          id: uma.id,
          mudancas: uma.mudancas.map(({ campo, antes, depois }) =>
            campo === 'cpf' ? { campo } : { campo, antes, depois },
          ),
        })),
      },
    });
    return { status: 200, dados: inteira(await exigirImportacao(ctx.db, id), false) };
  },
};
