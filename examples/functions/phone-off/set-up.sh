#!/bin/sh
# Sets the SMS alarm up, once (docs/every-day.md#the-alarm). PROJECT: the project's id. MOST: SMS in an hour that you can explain.
set -eu
cd "$(dirname "$0")"
number=$(gcloud projects describe "$PROJECT" --format="value(projectNumber)")
account=phone-off@$PROJECT.iam.gserviceaccount.com

gcloud services enable cloudfunctions.googleapis.com run.googleapis.com cloudbuild.googleapis.com eventarc.googleapis.com pubsub.googleapis.com monitoring.googleapis.com --project="$PROJECT"
gcloud pubsub topics create sms-alarm --project="$PROJECT"
# The function's account may change Authentication's settings and nothing else.
gcloud iam service-accounts create phone-off --project="$PROJECT"
gcloud iam roles create phoneOff --project="$PROJECT" --permissions=firebaseauth.configs.get,firebaseauth.configs.update
gcloud projects add-iam-policy-binding "$PROJECT" --member="serviceAccount:$account" --role="projects/$PROJECT/roles/phoneOff" --condition=None
gcloud functions deploy phone-off --gen2 --project="$PROJECT" --region=asia-south1 --runtime=nodejs22 --source=. --entry-point=phoneOff --trigger-topic=sms-alarm \
  --service-account="$account" --trigger-service-account="$account"
gcloud run services add-iam-policy-binding phone-off --project="$PROJECT" --region=asia-south1 --member="serviceAccount:$account" --role=roles/run.invoker
# Creating the channel creates the account that must be allowed to publish to the topic.
channel=$(gcloud beta monitoring channels create --project="$PROJECT" --display-name="Phone off" --type=pubsub --channel-labels="topic=projects/$PROJECT/topics/sms-alarm" --format="value(name)")
gcloud pubsub topics add-iam-policy-binding sms-alarm --project="$PROJECT" --role=roles/pubsub.publisher \
  --member="serviceAccount:service-$number@gcp-sa-monitoring-notification.iam.gserviceaccount.com"
policy=$(mktemp)
sed -e "s#projects/PROJECT/notificationChannels/CHANNEL#$channel#" -e "s/\"thresholdValue\": 100/\"thresholdValue\": $MOST/" alarm.json >"$policy"
gcloud alpha monitoring policies create --project="$PROJECT" --policy-from-file="$policy"
