const UNIDADES = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

export function tamanho(bytes: number): string {
  let valor = bytes;
  let unidade = 0;
  for (; valor >= 1024 && unidade < UNIDADES.length - 1; unidade += 1) valor /= 1024;
  const texto = valor.toLocaleString('pt-BR', { maximumFractionDigits: unidade === 0 ? 0 : 1 });
  return `${texto} ${UNIDADES[unidade]}`;
}
