import { aprovarUm } from '../decisao/use-cases/aprovar-instrutores.ts';
import * as abertura from './use-cases/abrir-reuniao.ts';
import * as atas from './use-cases/atas.ts';
import * as atos from './use-cases/atos-da-reuniao.ts';
import { anotarItemDaSessao, decidirItem } from './use-cases/itens.ts';
import * as leitura from './use-cases/ler-reuniao.ts';

const { abrirSessaoDaComissao } = abertura;
const { corrigirAta, gerarPdfDaAta, baixarTextoDaAta } = atas;
const { listarSessoesDaComissao, lerComissao, lerSessaoDaComissao } = leitura;

export const handlersDaReuniao = {
  listarSessoesDaComissao,
  lerComissao,
  lerSessaoDaComissao,
  abrirSessaoDaComissao,
  ...atos,
  anotarItemDaSessao,
  decidirItemDaSessao: decidirItem(aprovarUm),
  corrigirAta,
  gerarPdfDaAta,
  baixarTextoDaAta,
};
