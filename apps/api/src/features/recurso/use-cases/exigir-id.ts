/** Throws 422 without an id, before the other fields are checked. */
export function exigirId(pedido: {
  legivel(campo: 'id'): { readonly id?: number };
  corpo(): { readonly id: number };
}): number {
  return pedido.legivel('id').id ?? pedido.corpo().id;
}
