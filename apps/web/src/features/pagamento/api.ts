import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
/** Whether somebody conferred the sheet, and nothing changed since. */
export const estaConferida = ({ conferencia }: Pick<Folha, 'conferencia'>): boolean =>
  conferencia?.mudou.length === 0;
export type Lancamento = Folha['lancamentos'][number];
export type ValorDaBolsa = AnswerOf<Api['cadastrarValorDaBolsa']>;
export type FolhaListada = AnswerOf<Api['listarFolhasDePagamento']>[number];

export const folhasQuery = queryOptions({
  queryKey: ['pagamento', 'folhas'],
  queryFn: ({ signal }) => api.listarFolhasDePagamento({ signal }),
});

export const folhaQuery = (mes: string) =>
  queryOptions({
    queryKey: ['pagamento', 'folha', mes],
    queryFn: ({ signal }) => api.lerFolhaDePagamento({ params: { mes }, signal }),
  });

/** Reloads the sheets, and the figures of a call's panel that depend on them. */
function useFolhasMudaram() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['pagamento'] }),
      client.invalidateQueries({ queryKey: ['avaliacao', 'painel'] }),
    ]);
  };
}

export function useConferirFolha() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['conferirFolhaDePagamento']>) =>
      api.conferirFolhaDePagamento({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useDesconferirFolha() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['desconferirFolhaDePagamento']>) =>
      api.desconferirFolhaDePagamento({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useFecharFolha() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['fecharFolhaDePagamento']>) => api.fecharFolhaDePagamento({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useDecidirEstorno() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['decidirEstornoDaFolha']>) => api.decidirEstornoDaFolha({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useEscolherVinculo() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['escolherVinculoDoMes']>) => api.escolherVinculoDoMes({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useConferirPonto() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['conferirPontoDaFolha']>) => api.conferirPontoDaFolha({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useReterPagamento() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['reterPagamento']>) => api.reterPagamento({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useLiberarPagamento() {
  return useMutation({
    mutationFn: ({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
      api.liberarPagamento({ params: { id }, body: { motivo } }),
    onSettled: useFolhasMudaram(),
  });
}

export const valoresQuery = queryOptions({
  queryKey: ['pagamento', 'valores'],
  queryFn: ({ signal }) => api.listarValoresDaBolsa({ signal }),
});

export function useCadastrarValor() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['cadastrarValorDaBolsa']>) => api.cadastrarValorDaBolsa({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function useEncerrarValor() {
  return useMutation({
    mutationFn: ({ id, mesFim }: { readonly id: number; readonly mesFim: string }) =>
      api.encerrarValorDaBolsa({ params: { id }, body: { mesFim } }),
    onSettled: useFolhasMudaram(),
  });
}

export function useApagarValor() {
  return useMutation({
    mutationFn: (id: number) => api.apagarValorDaBolsa({ params: { id } }),
    onSettled: useFolhasMudaram(),
  });
}

export type Verba = AnswerOf<Api['listarVerbas']>[number];

export const verbasQuery = queryOptions({
  queryKey: ['pagamento', 'verbas'],
  queryFn: ({ signal }) => api.listarVerbas({ signal }),
});

export function useRegistrarVerba() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['registrarVerba']>) => api.registrarVerba({ body }),
    onSettled: useFolhasMudaram(),
  });
}

export function baixarFolha(mes: string): Promise<Blob> {
  return api.exportarFolhaDePagamento({ params: { mes } });
}
