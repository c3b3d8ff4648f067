import { mesesDaVigencia } from '@instrutoria/domain/instrutor/rules/mes-de-inicio.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Ref } from 'react';
import type { Instrutor } from '../../api.ts';

/** The choice of a start month; also shows a stored one outside the vigência (D40). */
export function MesSelect({
  instrutor,
  value,
  onChange,
  ...props
}: {
  readonly instrutor: Instrutor;
  readonly value: string;
  readonly onChange: (mes: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
} & Pick<NativeSelectProps, 'aria-label' | 'error' | 'id' | 'label' | 'name'>) {
  const meses = mesesDaVigencia(instrutor.vigencia);
  const guardado = instrutor.mesInicio;
  const todos = guardado === null || meses.includes(guardado) ? meses : [guardado, ...meses];
  return (
    <NativeSelect
      {...props}
      w="14rem"
      maw="100%"
      value={value}
      onChange={(event) => {
        if (event.currentTarget.value !== '') onChange(event.currentTarget.value);
      }}
      data={[
        ...(value === '' ? [{ value: '', label: 'Escolha o mês' }] : []),
        ...todos.map((mes) => ({ value: mes, label: mesPorExtenso(mes) })),
      ]}
    />
  );
}
