/** The appeal that a body names, read before its other fields; throws the body's 422 when it names none. */
export function exigirId(pedido: {
  legivel(campo: 'id'): { readonly id?: number };
  corpo(): { readonly id: number };
}): number {
  return pedido.legivel('id').id ?? pedido.corpo().id;
}
