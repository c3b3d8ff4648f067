import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import type { Documento, Secao } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { item } from '../itens.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import type { DocumentoPronto } from '../trabalho.ts';
import type {
  BaseDoRelatorio,
  RelatorioDeAtividade,
  RelatorioDeDisciplinas,
  RelatorioDoCoordenador,
} from './modelo.ts';
import { secaoAvaliacoes } from './secoes/avaliacoes.ts';
import { secaoDisciplinas } from './secoes/disciplinas.ts';
import { secaoIdentificacao } from './secoes/identificacao.ts';
import { secoesDaAtividade, secoesDoCoordenador } from './secoes/textos.ts';

function montar(base: BaseDoRelatorio, titulo: string, secoes: readonly Secao[]): DocumentoPronto {
  const { instituicao, projeto, emitidoEm, fuso, logo } = base;
  const modelo: Documento = {
    propriedades: {
      titulo: limpar(`${titulo}: ${projeto.titulo}`).trim(),
      autor: limpar(base.coordenador).trim(),
      palavrasChave: [],
      data: emUtc(emitidoEm),
    },
    cabecalho: cabecalhoDa(instituicao, logo, texto(base.edital)),
    rodape: texto(`Projeto nº ${projeto.id} · Emitido em ${formatarDataHoraComFuso(emitidoEm, fuso)}`),
    chapeu: texto(`Projeto nº ${projeto.id}`),
    etiqueta: null,
    titulo: texto(titulo),
    secoes,
  };
  return { modelo, arquivos: arquivosDoLogo(logo), sobre: { projeto: projeto.id } };
}

export function montarDisciplinas(relatorio: RelatorioDeDisciplinas): DocumentoPronto {
  return montar(relatorio, 'Relatório das disciplinas', [
    secaoIdentificacao(relatorio),
    secaoDisciplinas(relatorio.linhas, 'Disciplinas apoiadas'),
  ]);
}

export function montarAtividade(relatorio: RelatorioDeAtividade): DocumentoPronto {
  return montar(relatorio, 'Relatório de atividades do instrutor', [
    secaoIdentificacao(relatorio, [item('Instrutor', relatorio.aluno)]),
    ...secoesDaAtividade(relatorio),
    secaoDisciplinas(relatorio.linhas, 'Disciplinas em que atuou'),
  ]);
}

export function montarDoCoordenador(relatorio: RelatorioDoCoordenador): DocumentoPronto {
  return montar(relatorio, 'Relatório do coordenador', [
    secaoIdentificacao(relatorio),
    ...secoesDoCoordenador(relatorio),
    secaoAvaliacoes(relatorio),
  ]);
}
