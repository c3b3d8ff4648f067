import { exportarJulgamento } from '../avaliacao/use-cases/exportar-julgamento.ts';
import { lerAprovacaoDoProjeto } from '../avaliacao/use-cases/ler-aprovacoes.ts';
import { lerPedidoDeDesistencia } from '../desistencia/use-cases/ler-desistencia.ts';
import { lerConfiguracaoDoEdital } from '../edital/use-cases/configuracao.ts';
import { lerDocumentoDaFrequencia } from '../frequencia/use-cases/ler-documento.ts';
import { listarFrequencias } from '../frequencia/use-cases/ler-frequencias.ts';
import { lerDocumento } from '../instrutor/use-cases/ler-documento.ts';
import { listarInstrutores } from '../instrutor/use-cases/ler-instrutores.ts';
import { gerarPdf } from '../projeto/use-cases/gerar-pdf.ts';
import { lerComprovante, lerCronogramas, lerImagem, lerProjeto } from '../projeto/use-cases/ler-projeto.ts';
import { gerarPdfDoTexto } from '../publicacao/use-cases/gerar-pdf-do-texto.ts';
import { listarTextosDePublicacao } from '../publicacao/use-cases/ler-textos.ts';
import { exportarRanqueTipoI, exportarRanqueTipoII } from '../ranque/use-cases/exportar-ranque.ts';
import { lerAnexoDoRecurso } from '../recurso/use-cases/anexos.ts';
import { listarRecursosDoProjeto } from '../recurso/use-cases/ler-recursos.ts';
import {
  gerarPdfDaAtividade,
  gerarPdfDasDisciplinas,
  gerarPdfDoCoordenador,
} from '../relatorio/use-cases/gerar-pdfs.ts';
import { lerRelatorioCoordenador, lerRelatorioDisciplinas } from '../relatorio/use-cases/ler-relatorios.ts';
import { baixarVersaoEmCsv, lerVersao, listarVersoes } from '../resultado/use-cases/ler-resultados.ts';
import { gerarPdfDaAta } from '../reuniao/use-cases/atas.ts';
import { listarSessoesDaComissao } from '../reuniao/use-cases/ler-reuniao.ts';
import { lerRecusaDeSuplente } from '../suplente/use-cases/suplentes.ts';
import { exportarEdital } from './use-cases/exportar-edital.ts';

export const handlersDoPacote = {
  // The package is made of the answers of these calls, so it never shows a person more than the calls do.
  exportarEdital: exportarEdital({
    exportarJulgamento,
    exportarRanqueTipoI,
    exportarRanqueTipoII,
    baixarVersaoEmCsv,
    lerConfiguracaoDoEdital,
    listarVersoes,
    lerVersao,
    listarTextosDePublicacao,
    gerarPdfDoTexto,
    listarSessoesDaComissao,
    gerarPdfDaAta,
    lerProjeto,
    lerCronogramas,
    gerarPdf,
    lerComprovante,
    lerImagem,
    lerAprovacaoDoProjeto,
    listarRecursosDoProjeto,
    lerAnexoDoRecurso,
    lerPedidoDeDesistencia,
    lerRecusaDeSuplente,
    listarInstrutores,
    lerTermo: lerDocumento('termo_compromisso'),
    lerDeclaracaoDoAluno: lerDocumento('declaracao_aluno_detentor'),
    lerHistorico: lerDocumento('historico_declaracao'),
    lerAnuencia: lerDocumento('termo_anuencia'),
    listarFrequencias,
    lerDocumentoDaFrequencia,
    lerRelatorioDisciplinas,
    lerRelatorioCoordenador,
    gerarPdfDasDisciplinas,
    gerarPdfDaAtividade,
    gerarPdfDoCoordenador,
  }),
};
