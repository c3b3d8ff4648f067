import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { ROTULOS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Documento, Secao } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { limpar, texto, textoOu } from '../texto.ts';
import type { DocumentoDoProjeto } from './modelo.ts';
import { secaoColaboradores, secaoNaoCadastrados } from './secoes/colaboradores.ts';
import { secaoCoordenador } from './secoes/coordenador.ts';
import { secaoCronograma } from './secoes/cronograma.ts';
import { secaoDisciplinas } from './secoes/disciplinas.ts';
import { secaoEdital } from './secoes/edital.ts';
import { secaoIdentificacao } from './secoes/identificacao.ts';
import { secaoPalavrasChave } from './secoes/palavras-chave.ts';
import {
  secaoIntroducao,
  secaoMetodologia,
  secaoReferencias,
  secaoResultados,
  secaoResumo,
} from './secoes/textos.ts';

const SECOES: readonly ((documento: DocumentoDoProjeto) => Secao)[] = [
  secaoIdentificacao,
  secaoCoordenador,
  secaoEdital,
  secaoPalavrasChave,
  secaoColaboradores,
  secaoNaoCadastrados,
  secaoResumo,
  secaoIntroducao,
  secaoMetodologia,
  secaoResultados,
  secaoDisciplinas,
  secaoCronograma,
  secaoReferencias,
];

const COM_NOMES: readonly unknown[] = [secaoColaboradores, secaoNaoCadastrados];
/**
 * The section is left out, rather than shown empty: the coordinator's section explains what this document is
 * (E-ANONIMATO-2).
 */
const SECOES_SEM_NOMES = SECOES.filter((secao) => !COM_NOMES.includes(secao));

/** The document, equal for both printing calls. Pure. */
export function montarProjeto(documento: DocumentoDoProjeto): Documento {
  const { projeto, instituicao, emitidoEm, fuso } = documento;
  const escrito = limpar(projeto.titulo).trim();
  const titulo = estaVazio(escrito) ? ROTULOS_PROJETO.semTitulo : escrito;
  return {
    propriedades: {
      titulo,
      autor: projeto.semNomes ? '' : limpar(projeto.coordenador.nome).trim(),
      palavrasChave: PALAVRAS_CHAVE.map((nome) => limpar(projeto[nome]).trim()).filter((p) => p !== ''),
      data: emUtc(emitidoEm),
    },
    cabecalho: cabecalhoDa(instituicao, documento.logo, textoOu(projeto.edital?.nome, 'Sem edital')),
    rodape: texto(
      `${projeto.ehRascunho ? 'PRÉVIA, ainda não enviado · ' : ''}Projeto nº ${projeto.id} · Emitido em ${formatarDataHoraComFuso(emitidoEm, fuso)}`,
    ),
    chapeu: texto(`Projeto nº ${projeto.id}`),
    etiqueta: projeto.ehRascunho ? texto('PRÉVIA') : null,
    titulo: texto(titulo),
    secoes: (projeto.semNomes ? SECOES_SEM_NOMES : SECOES).map((secao) => secao(documento)),
  };
}
