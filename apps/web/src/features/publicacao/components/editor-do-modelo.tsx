import type { Campo } from '@instrutoria/domain/publicacao/campos.ts';
import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import {
  mesmoModelo,
  normalizarModelo,
  problemasDoModelo,
} from '@instrutoria/domain/publicacao/rules/modelo.ts';
import { ESPECIES, type Modelo } from '@instrutoria/domain/publicacao/types.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SavedNow } from '../../../ui/drafts/saved-now.tsx';
import { isStale } from '../../../ui/drafts/use-other-copy.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { insertField } from '../../../ui/fields/insert-field.ts';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type ModeloLido, modelosQuery, useMudarModelo } from '../api.ts';
import { CamposDoModelo } from './campos-do-modelo.tsx';
import { OPCOES_DE_ESPECIE } from './opcoes-de-especie.ts';
import { PreviaDoModelo } from './previa-do-modelo.tsx';

const ROTULOS = { especie: 'Espécie', titulo: 'Título', corpo: 'Texto' } as const;

/** One template, with its fields and a preview; typed text stays when somebody else saved first. */
export function EditorDoModelo({ modelo }: { readonly modelo: ModeloLido }) {
  const { nome } = modelo;
  const [valores, setValores] = useState<Modelo>(modelo);
  const [versao, setVersao] = useState(modelo.versao);
  const [outra, setOutra] = useState<ModeloLido | null>(null);
  const errors = useFormErrors(ROTULOS);
  const mudar = useMudarModelo();
  const client = useQueryClient();
  const corpo = useRef<HTMLTextAreaElement>(null);
  const padrao = MODELOS_PADRAO[nome];
  const escrever = (parte: Partial<Modelo>) => {
    for (const campo of Object.keys(parte)) errors.clear(campo);
    setValores((antes) => ({ ...antes, ...parte }));
  };

  const recusado = async (error: unknown) => {
    if (!isStale(error)) return errors.showError(error);
    errors.showError(error, M.outraPessoaMudou);
    const todos = await client.fetchQuery(modelosQuery).catch(() => undefined);
    const guardado = todos?.find((um) => um.nome === nome);
    if (guardado === undefined) return;
    setVersao(guardado.versao);
    setOutra(guardado);
  };

  const salvar = async () => {
    if (errors.show(problemasDoModelo(valores))) return;
    const { especie, titulo, corpo: texto } = valores;
    try {
      const salvo = await mudar.mutateAsync({ nome, versao, especie, titulo, corpo: texto });
      setVersao(salvo.versao);
      setValores(salvo);
      setOutra(null);
      notify.success(M.modeloSalvo);
    } catch (error) {
      await recusado(error);
    }
  };

  const inserir = (campo: Campo) =>
    insertField(corpo.current, valores.corpo, campo, (novo) => escrever({ corpo: novo }));

  return (
    <Form label="Modelo de publicação" busy={mudar.isPending} onSubmit={salvar}>
      <ErrorSummary {...errors.summary} />
      {outra !== null && (
        <SavedNow
          text={`${outra.titulo}\n\n${outra.corpo}`}
          onKeep={() => {
            escrever(outra);
            setOutra(null);
          }}
        />
      )}
      <NativeSelect
        {...errors.field('especie')}
        label={ROTULOS.especie}
        description="Cada espécie tem os seus números no ano"
        value={valores.especie}
        data={OPCOES_DE_ESPECIE}
        onChange={(event) => {
          const escolhida = ESPECIES.find((uma) => uma === event.currentTarget.value);
          if (escolhida !== undefined) escrever({ especie: escolhida });
        }}
      />
      <TextInput
        {...errors.field('titulo')}
        label={ROTULOS.titulo}
        withAsterisk
        value={valores.titulo}
        onChange={(event) => escrever({ titulo: event.currentTarget.value })}
      />
      <Textarea
        {...errors.field('corpo')}
        ref={corpo}
        label={ROTULOS.corpo}
        description="Texto simples. Uma linha em branco separa os parágrafos."
        withAsterisk
        autosize
        minRows={10}
        value={valores.corpo}
        onChange={(event) => escrever({ corpo: event.currentTarget.value })}
      />
      <CamposDoModelo inserir={inserir} />
      <PreviaDoModelo nome={nome} modelo={valores} />
      <FormActions>
        <Button type="submit" loading={mudar.isPending}>
          Salvar
        </Button>
        {!mesmoModelo(normalizarModelo(valores), padrao) && (
          <Button variant="default" disabled={mudar.isPending} onClick={() => escrever(padrao)}>
            Voltar ao texto de origem
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
