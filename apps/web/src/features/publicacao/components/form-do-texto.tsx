import type { Edital } from '@instrutoria/domain/edital/types.ts';
import {
  MENSAGENS_PUBLICACAO as M,
  NOMES_DAS_ESPECIES,
  NOMES_DOS_MODELOS,
} from '@instrutoria/domain/publicacao/messages.ts';
import { camposUsados } from '@instrutoria/domain/publicacao/rules/modelo.ts';
import {
  type FatosDoSistema,
  preencher,
  problemasDoMotivoDoTexto,
  problemasDosComplementos,
} from '@instrutoria/domain/publicacao/rules/preencher.ts';
import { nomeDoTexto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import { MODELOS, type NomeDoModelo } from '@instrutoria/domain/publicacao/types.ts';
import { Button, Checkbox, NativeSelect, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { isStale } from '../../../ui/drafts/use-other-copy.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type PorFazer, type Texto, useCorrigirTexto, useGuardarTexto } from '../api.ts';
import {
  CamposDeQuemPublica,
  type Complementares,
  ROTULOS_DE_QUEM_PUBLICA,
} from './campos-de-quem-publica.tsx';
import { Previa } from './previa.tsx';

const ROTULOS = {
  modelo: 'Modelo',
  ...ROTULOS_DE_QUEM_PUBLICA,
  publico: 'Público',
  motivo: 'Motivo da correção',
} as const;

/** A new text begins with the values of the last one, and with the call's process number. */
function escritoEm(texto: Texto | null, doEdital: string): Complementares {
  const { autoridade = '', cargo = '', processo = doEdital, atoOficial = '' } = texto?.complementos ?? {};
  return { autoridade, cargo, processo, atoOficial };
}

/**
 * Template, fields and preview. `corrige`: the text of which this becomes the next version; `anterior`: the
 * values to begin with.
 */
export function FormDoTexto(props: {
  readonly edital: Edital;
  readonly porFazer: PorFazer;
  readonly corrige: Texto | null;
  readonly anterior: Texto | null;
}) {
  const { edital, porFazer, corrige, anterior } = props;
  const [escolhido, setEscolhido] = useState<NomeDoModelo | null>(corrige?.modelo ?? null);
  const [valores, setValores] = useState(() => escritoEm(corrige ?? anterior, edital.processo ?? ''));
  const [publico, setPublico] = useState(corrige?.publico ?? true);
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors(ROTULOS);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const guardar = useGuardarTexto(edital.id);
  const corrigir = useCorrigirTexto();
  const busy = guardar.isPending || corrigir.isPending;

  const nome = escolhido ?? porFazer.sugerido;
  const modelo = porFazer.modelos.find((um) => um.nome === nome);
  if (modelo === undefined) return null;
  const especie = NOMES_DAS_ESPECIES[modelo.especie];
  const oferecidos = porFazer.modelos.filter((um) => corrige === null || um.especie === corrige.especie);
  const fatos = porFazer.fatos as FatosDoSistema;
  const daqui = corrige === null ? null : `${corrige.numero}/${corrige.ano}`;

  const problemas = () => [
    // It gets its number when it is saved.
    ...problemasDosComplementos(modelo, { ...fatos, numero: '1' }, valores),
    ...(corrige === null ? [] : problemasDoMotivoDoTexto(motivo)),
  ];

  const enviar = async () => {
    if (errors.show(problemas())) return;
    const detail =
      corrige === null
        ? `${especie} com o próximo número do ano${publico ? ', pública na página do resultado' : ''}. Depois de salvo, o texto não muda: uma correção é uma versão a mais.`
        : `${nomeDoTexto(corrige)} ganha a versão ${corrige.versao + 1}. A versão de antes continua à mão.`;
    if (!(await confirm(M.desejaGuardar, { detail, yes: 'Salvar', no: 'Ainda não' }))) return;
    const corpo = { modelo: nome, modeloVersao: modelo.versao, publico, ...valores };
    try {
      if (corrige === null) await guardar.mutateAsync({ versao: porFazer.resultado.numero, ...corpo });
      else await corrigir.mutateAsync({ id: corrige.id, motivo, ...corpo });
    } catch (error) {
      errors.showError(error, isStale(error) ? M.modeloMudou : undefined);
      return;
    }
    notify.success(corrige === null ? M.guardado : M.corrigido);
    void navigate(`/editais/${edital.id}/resultado`);
  };

  return (
    <Form label="Texto de publicação" busy={busy} onSubmit={enviar}>
      <ErrorSummary {...errors.summary} />
      <NativeSelect
        {...errors.field('modelo')}
        label={ROTULOS.modelo}
        description={`Espécie: ${especie}`}
        value={nome}
        data={oferecidos.map((um) => ({ value: um.nome, label: NOMES_DOS_MODELOS[um.nome] }))}
        onChange={(event) => {
          errors.clear();
          setEscolhido(MODELOS.find((um) => um === event.currentTarget.value) ?? null);
        }}
      />
      <CamposDeQuemPublica
        usados={camposUsados(modelo)}
        valores={valores}
        errors={errors}
        onChange={(campo, valor) => {
          errors.clear(campo);
          setValores((antes) => ({ ...antes, [campo]: valor }));
        }}
      />
      <Checkbox
        {...errors.field('publico')}
        label="Público: a página do resultado leva a este texto"
        description={
          corrige?.publico === true
            ? 'A versão de antes é pública; a nova também é.'
            : 'Uma portaria é um ato público. Sem a marca, só a administração o lê.'
        }
        checked={publico}
        disabled={corrige?.publico === true}
        onChange={(event) => setPublico(event.currentTarget.checked)}
      />
      {corrige !== null && (
        <Textarea
          {...errors.field('motivo')}
          label={ROTULOS.motivo}
          description="Fica no fim do texto."
          withAsterisk
          autosize
          minRows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
      )}
      <section aria-label="Como fica">
        <Title order={3} size="h4" mb="xs">
          Como fica
        </Title>
        <Previa
          nome={daqui === null ? `${especie}, com o próximo número do ano` : `${especie} nº ${daqui}`}
          texto={preencher(
            modelo,
            { ...fatos, ...valores, ...(daqui === null ? {} : { numero: daqui }) },
            porFazer,
          )}
          quantos={{ linhas: porFazer.quantasLinhas, mudancas: porFazer.quantasMudancas }}
        />
      </section>
      <FormActions>
        <Button type="submit" loading={busy}>
          {corrige === null ? 'Salvar o texto…' : 'Salvar a nova versão…'}
        </Button>
      </FormActions>
    </Form>
  );
}
