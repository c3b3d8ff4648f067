import {
  NOMES_DOS_TEXTOS_DA_ATIVIDADE,
  NOMES_DOS_TEXTOS_DO_COORDENADOR,
} from '@instrutoria/domain/relatorio/messages.ts';
import { TEXTOS_DA_ATIVIDADE, TEXTOS_DO_COORDENADOR } from '@instrutoria/domain/relatorio/types.ts';
import type { Secao } from '../../blocos.ts';
import { texto } from '../../texto.ts';
import { textoCorrido } from '../../texto-corrido.ts';
import type { RelatorioDeAtividade, RelatorioDoCoordenador } from '../modelo.ts';

export function secoesDaAtividade({ textos }: RelatorioDeAtividade): Secao[] {
  return TEXTOS_DA_ATIVIDADE.map((campo) => ({
    titulo: texto(NOMES_DOS_TEXTOS_DA_ATIVIDADE[campo]),
    blocos: [textoCorrido(textos[campo])],
  }));
}

export function secoesDoCoordenador({ textos }: RelatorioDoCoordenador): Secao[] {
  return TEXTOS_DO_COORDENADOR.map((campo) => ({
    titulo: texto(NOMES_DOS_TEXTOS_DO_COORDENADOR[campo]),
    blocos: [textoCorrido(textos[campo])],
  }));
}
