import { conferirFolhaDePagamento, desconferirFolhaDePagamento } from './use-cases/conferir-folha.ts';
import { conferirPontoDaFolha } from './use-cases/conferir-ponto.ts';
import { decidirEstornoDaFolha } from './use-cases/decidir-estorno.ts';
import { escolherVinculoDoMes } from './use-cases/escolher-vinculo.ts';
import { exportarFolhaDePagamento } from './use-cases/exportar-folha.ts';
import { fecharFolhaDePagamento } from './use-cases/fechar-folha.ts';
import { lerFolhaDePagamento, listarFolhasDePagamento } from './use-cases/ler-folhas.ts';
import { liberarPagamento, reterPagamento } from './use-cases/reter-pagamento.ts';
import {
  apagarValorDaBolsa,
  cadastrarValorDaBolsa,
  encerrarValorDaBolsa,
  listarValoresDaBolsa,
} from './use-cases/valores.ts';
import { listarVerbas, registrarVerba } from './use-cases/verbas.ts';

export const handlersDoPagamento = {
  listarFolhasDePagamento,
  lerFolhaDePagamento,
  conferirFolhaDePagamento,
  desconferirFolhaDePagamento,
  fecharFolhaDePagamento,
  decidirEstornoDaFolha,
  escolherVinculoDoMes,
  conferirPontoDaFolha,
  reterPagamento,
  liberarPagamento,
  exportarFolhaDePagamento,
  listarValoresDaBolsa,
  cadastrarValorDaBolsa,
  encerrarValorDaBolsa,
  apagarValorDaBolsa,
  listarVerbas,
  registrarVerba,
};
