import { Modal } from '@mantine/core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SuggestInput } from './suggest-input.tsx';

Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

function show() {
  const onClose = vi.fn();
  function Dialogo() {
    const [value, setValue] = useState('');
    return (
      <Modal opened onClose={onClose} title="Designar">
        <SuggestInput label="Nome" data={['Ana Reis', 'Bruno Telles']} value={value} onChange={setValue} />
      </Modal>
    );
  }
  renderPage(<Dialogo />, '/');
  return { onClose, field: screen.getByRole('combobox', { name: 'Nome' }) };
}
const typed = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('closes the suggestions at Escape first, then the dialog', () => {
  const { onClose, field } = show();
  typed(field, 'Ana');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes the dialog at once without a matching suggestion; a matching one opens again', () => {
  const { onClose, field } = show();
  typed(field, 'Ninguém');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  typed(field, 'Bru');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

it('goes through the suggestions by arrows, and Enter takes one, which closes them', () => {
  const { field } = show();
  typed(field, 'e');
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ana Reis', 'Bruno Telles']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect((field as HTMLInputElement).value).toBe('Bruno Telles');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('[C-M6] opens no list by focus alone: a key, a click or typing does', () => {
  const { field } = show();
  const aberta = () => field.getAttribute('aria-expanded');
  fireEvent.focus(field);
  expect(aberta()).toBe('false');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(aberta()).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(field);
  expect(aberta()).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  typed(field, 'Ana');
  expect(aberta()).toBe('true');
});
