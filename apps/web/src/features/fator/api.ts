import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { setFactorRequired } from '../../lib/session/factor-required.ts';
import { criarChave, usarChave } from '../../lib/session/passkey.ts';

export type Prova = BodyInputOf<Api['removerTotp']>;

export const fatoresQuery = queryOptions({
  queryKey: ['fatores'],
  queryFn: ({ signal }) => api.lerFatores({ signal }),
});

/** An act on the own factors, after which they are read again. */
export function useAtoDoFator<T, V>(act: (vars: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    gcTime: 0,
    onSuccess: () => setFactorRequired(false),
    // Everything: an administrator without a factor was refused all the rest.
    onSettled: () => client.invalidateQueries(),
  });
}

/** The own passkey's answer to a new challenge, as a proof. */
export async function provarComChave(): Promise<NonNullable<Prova['chave']>> {
  const { pedido, opcoes } = await api.desafiarChave();
  return { pedido, resposta: await usarChave(opcoes) };
}

export const iniciarTotp = (body: Prova) => api.iniciarTotp({ body });
export const confirmarTotp = (codigo: string) => api.confirmarTotp({ body: { codigo } });
export const removerTotp = (body: Prova) => api.removerTotp({ body });
export const gerarCodigos = (body: Prova) => api.gerarCodigos({ body });
export const renomearChave = ({ id, nome }: { readonly id: number; readonly nome: string }) =>
  api.renomearChave({ params: { id }, body: { nome } });
export const removerChave = ({ id, ...body }: Prova & { readonly id: number }) =>
  api.removerChave({ params: { id }, body });

/** Proves the person, makes the passkey on their device and stores it. */
export async function cadastrarChave({ nome, ...prova }: Prova & { readonly nome: string }) {
  const { pedido, opcoes } = await api.opcoesDaChave({ body: prova });
  return api.cadastrarChave({ body: { pedido, nome, chave: await criarChave(opcoes) } });
}
