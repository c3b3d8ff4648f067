import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotaInput } from './nota-input.tsx';

afterEach(cleanup);

function aberto(original: number | null, passo: number) {
  const notas: (number | null)[] = [];
  function Campo() {
    const [nota, setNota] = useState(original);
    return (
      <NotaInput
        nome="Mérito"
        maximo={10}
        passo={passo}
        value={nota}
        original={original}
        field={{ id: 'merito', name: 'merito', error: undefined }}
        onChange={(nova) => {
          notas.push(nova);
          setNota(nova);
        }}
      />
    );
  }
  render(
    <MantineProvider>
      <Campo />
    </MantineProvider>,
  );
  const input = () => document.getElementById('merito') as HTMLInputElement;
  const digitar = (value: string) => fireEvent.change(input(), { target: { value } });
  return { notas, input, digitar };
}

describe('a combined score, between the steps', () => {
  it('is shown exactly, not changed by a visit, and can be typed again', () => {
    const { notas, input, digitar } = aberto(7.667, 0.5);
    expect(input().value).toBe('7,667');
    expect(document.body.textContent).toContain('De 0 a 10, de 0,5 em 0,5, ou como está: 7,667');
    fireEvent.focus(input());
    fireEvent.blur(input());
    expect([input().value, notas]).toEqual(['7,667', []]);
    digitar('8,3');
    expect(notas.at(-1)).toBe(8.5);
    for (const ate of ['7', '7,6', '7,66', '7,667']) digitar(ate);
    expect([input().value, notas.at(-1)]).toEqual(['7,667', 7.667]);
  });

  it('is rounded to its step when the field is left after typing', () => {
    const { input, digitar, notas } = aberto(7.5, 0.5);
    digitar('7,6');
    expect(notas.at(-1)).toBe(7.5);
    fireEvent.blur(input());
    expect(input().value).toBe('7,5');
  });

  it('is offered unchanged only when it is between the steps', () => {
    const { input, digitar, notas } = aberto(3, 0.5);
    expect(document.body.textContent).toContain('De 0 a 10, de 0,5 em 0,5');
    expect(document.body.textContent).not.toContain('como está');
    digitar('7,6');
    expect([input().value, notas.at(-1)]).toEqual(['7,5', 7.5]);
  });
});

describe('a score that is typed outside its range', () => {
  it('says what was typed and what became of it, until the next one', () => {
    const { input, digitar, notas } = aberto(3, 1);
    digitar('45');
    expect([input().value, notas.at(-1)]).toEqual(['10', 10]);
    expect(document.body.textContent).toContain('Você escreveu 45. Ficou 10: de 0 a 10, de 1 em 1.');
    digitar('4,5');
    expect(document.body.textContent).toContain('Você escreveu 4,5. Ficou 5: de 0 a 10, de 1 em 1.');
    digitar('4');
    expect(document.body.textContent).not.toContain('Você escreveu');
  });
});
