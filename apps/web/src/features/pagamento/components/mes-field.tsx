import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';

const ANTES = 24;
const DEPOIS = 36;

/** The choice of a month, from two years before `hoje` to three years after; `vazio` names the choice of none. */
export function MesField({
  hoje,
  vazio,
  value,
  onMes,
  ...props
}: {
  /** 'yyyy-mm-dd'. */
  readonly hoje: string;
  readonly vazio: string;
  readonly value: string;
  readonly onMes: (mes: string) => void;
} & Pick<NativeSelectProps, 'description' | 'error' | 'id' | 'label' | 'name' | 'withAsterisk'>) {
  const meses = Array.from({ length: ANTES + DEPOIS + 1 }, (_, i) => somarMeses(hoje.slice(0, 7), i - ANTES));
  const todos = value === '' || meses.includes(value) ? meses : [value, ...meses];
  return (
    <NativeSelect
      {...props}
      value={value}
      onChange={(event) => onMes(event.currentTarget.value)}
      data={[{ value: '', label: vazio }, ...todos.map((mes) => ({ value: mes, label: mesPorExtenso(mes) }))]}
    />
  );
}
