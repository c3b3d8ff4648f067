import type { Modelo } from '@instrutoria/domain/instrutor/types.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import type { Secao } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import type { DocumentoPronto } from '../trabalho.ts';
import type { ModeloPreenchido } from './modelo.ts';
import { secaoDaAnuencia } from './secoes/anuencia.ts';
import { secaoDasAssinaturas } from './secoes/assinaturas.ts';
import { secaoDaDeclaracao } from './secoes/declaracao.ts';
import { secaoIdentificacao } from './secoes/identificacao.ts';
import { secaoDoTermo } from './secoes/termo.ts';

const TITULOS: Readonly<Record<Modelo, string>> = {
  termo_compromisso: 'Termo de compromisso',
  declaracao_aluno_detentor: 'Declaração do aluno detentor de bolsa',
  termo_anuencia: 'Termo de anuência',
};

const TEXTOS: Readonly<Record<Modelo, (m: ModeloPreenchido) => Secao>> = {
  termo_compromisso: secaoDoTermo,
  declaracao_aluno_detentor: secaoDaDeclaracao,
  termo_anuencia: secaoDaAnuencia,
};

export function montarModelo(m: ModeloPreenchido): DocumentoPronto {
  const titulo = TITULOS[m.documento];
  return {
    modelo: {
      propriedades: {
        titulo: limpar(`${titulo}: ${m.projeto.titulo}`).trim(),
        autor: limpar(m.coordenador).trim(),
        palavrasChave: [],
        data: emUtc(m.emitidoEm),
      },
      cabecalho: cabecalhoDa(m.instituicao, m.logo, texto(m.edital)),
      rodape: texto(
        `Projeto nº ${m.projeto.id} · Emitido em ${formatarDataHoraComFuso(m.emitidoEm, m.fuso)}`,
      ),
      chapeu: texto(`Projeto nº ${m.projeto.id}`),
      etiqueta: null,
      titulo: texto(titulo),
      secoes: [secaoIdentificacao(m), TEXTOS[m.documento](m), secaoDasAssinaturas(m)],
    },
    arquivos: arquivosDoLogo(m.logo),
    sobre: { projeto: m.projeto.id },
  };
}
