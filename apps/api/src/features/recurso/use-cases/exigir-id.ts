/** Before the other fields; 422 without it. */
export function exigirId(pedido: {
  legivel(campo: 'id'): { readonly id?: number };
  corpo(): { readonly id: number };
}): number {
  return pedido.legivel('id').id ?? pedido.corpo().id;
}
