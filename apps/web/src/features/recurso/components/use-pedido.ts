import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { emOrdemDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { useState } from 'react';

export interface LugarDoAnexo {
  /** Stays while the place stands, so that its field keeps the focus. */
  readonly chave: number;
  readonly anexo: { readonly referencia: string; readonly nome: string } | null;
}

/** What is typed of an appeal. Reasons of a criterion that is no longer chosen stay until it is chosen again. */
export function usePedido(tipo: TipoDeProjeto, barema: Barema | undefined) {
  const [mensagem, setMensagem] = useState('');
  const [escolhidos, setEscolhidos] = useState<readonly string[]>([]);
  const [razoes, setRazoes] = useState<Readonly<Record<string, string>>>({});
  const [lugares, setLugares] = useState<readonly LugarDoAnexo[]>([{ chave: 1, anexo: null }]);
  const criterios = emOrdemDosCriterios(
    tipo,
    escolhidos.map((criterio) => ({ criterio, mensagem: razoes[criterio] ?? '' })),
    barema,
  );
  const anexos = lugares.flatMap(({ anexo }) => (anexo === null ? [] : [anexo]));
  return {
    mensagem,
    setMensagem,
    criterios,
    anexos,
    lugares,
    escolher(criterio: string, sim: boolean) {
      setEscolhidos((antes) => (sim ? [...antes, criterio] : antes.filter((um) => um !== criterio)));
    },
    escrever(criterio: string, texto: string) {
      setRazoes((antes) => ({ ...antes, [criterio]: texto }));
    },
    anexar(chave: number, anexo: NonNullable<LugarDoAnexo['anexo']>) {
      setLugares((antes) => {
        const com = antes.map((um) => (um.chave === chave ? { chave, anexo } : um));
        const cheio = com.every((um) => um.anexo !== null);
        return cheio ? [...com, { chave: Math.max(...com.map((um) => um.chave)) + 1, anexo: null }] : com;
      });
    },
    tirar(chave: number) {
      setLugares((antes) => antes.filter((um) => um.chave !== chave || um.anexo === null));
    },
    temAlgo: mensagem !== '' || escolhidos.length > 0 || anexos.length > 0,
  };
}

export type Pedido = ReturnType<typeof usePedido>;
